import { type Document, isNode, parseDocument } from 'yaml'
import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'

/** A mistake in YAML, by offset in the text that was read. */
export interface YamlProblem {
  readonly offset: number
  readonly text: string
}

/** YAML as data, and where each part of it stands. */
export interface YamlText {
  readonly data: Json
  /** Offset of the innermost part that a path leads to. */
  offsetOf(path: readonly (string | number)[]): number
}

const sayError = (code: string): string => {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'La stessa chiave compare due volte.'
    case 'TAB_AS_INDENT':
      return 'Usa gli spazi per il rientro, non il tabulatore.'
    case 'BAD_INDENT':
      return 'Questa riga non si legge: controlla il suo rientro e le parentesi aperte prima.'
    case 'MISSING_CHAR':
      return 'Manca un segno: controlla virgole, virgolette e parentesi fino a qui.'
    case 'UNEXPECTED_TOKEN':
      return "Qui c'è un segno che non ci va: controlla virgole, due punti e parentesi."
    default:
      return 'Il testo non è YAML corretto: controlla rientri, due punti, virgole e parentesi.'
  }
}

function offsetIn(document: Document, path: readonly (string | number)[]): number {
  for (let n = path.length; n > 0; n--) {
    const found = document.getIn(path.slice(0, n), true)
    if (isNode(found) && found.range) return found.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

/** Reads YAML 1.2; `strings` keeps every scalar as text, so that `119.10` is not a number. */
export function readYaml(
  text: string,
  scalars: 'typed' | 'strings' = 'typed',
): Result<YamlText, readonly YamlProblem[]> {
  try {
    const document = parseDocument(text, { prettyErrors: false, schema: scalars === 'strings' ? 'failsafe' : 'core' })
    if (document.errors.length > 0)
      return err(document.errors.map((e) => ({ offset: e.pos[0], text: sayError(e.code) })))
    return ok({ data: document.toJS() as Json, offsetOf: (path) => offsetIn(document, path) })
  } catch {
    // Anchors that unfold without end, a name that stands for nothing, brackets by the thousand: the reader gives up by throwing.
    return err([{ offset: 0, text: sayError('UNREADABLE') }])
  }
}

/** Line and column, from 1, of an offset in a text whose first line is `firstLine` of its file. */
export function pointAt(
  text: string,
  offset: number,
  firstLine = 1,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 }
}
