/// The word that somebody most likely meant: the one at the least distance, if that is small for
/// the word's length. Of several that are equally near the first wins.
public func nearest(to word: String, among words: [String]) -> String? {
  let typed = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = max(1, typed.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in words {
    let known = Array(candidate.lowercased().unicodeScalars)
    guard abs(known.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, known)
    if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  // Of a word of one or two letters nothing would be left.
  guard let best, best.distance < max(typed.count, 1) else { return nil }
  return best.word
}

/// How many letters have to be added, dropped, changed, or swapped with their neighbour.
/// (Damerau and Levenshtein, with adjacent transpositions only)
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in 0..<first.count {
    var row = [i + 1]
    for j in 0..<second.count {
      let cost = first[i] == second[j] ? 0 : 1
      var distance = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[second.count]
}
