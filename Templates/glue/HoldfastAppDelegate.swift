// Made by Holdfast from `holdfast.yml`. Changes are overwritten by the next run.
import HoldfastUpload
import UIKit

extension AppDelegate {
  /// The system calls this when uploads that an extension started have finished, perhaps after
  /// launching the app in the background for it.
  @objc(application:handleEventsForBackgroundURLSession:completionHandler:)
  func holdfastApplication(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    BackgroundUploads.handleEvents(
      forBackgroundURLSession: identifier, completionHandler: completionHandler)
  }
}
