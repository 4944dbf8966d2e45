#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// `xmlFree` is a mutable global function pointer, which Swift 6 refuses to read.
static inline void cx_free(void *pointer) { xmlFree(pointer); }
