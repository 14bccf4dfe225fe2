import type { RootContent } from 'mdast'
import { err, ok, type Result } from '#lib/base/result'
import { readFrontMatter, rulesHead } from './front-matter'
import { parsePlain } from './parse'
import { sentences, textOf } from './text'
import type { CheckItalian, LessonMessage, ProseKind, RuleNumber } from './types'
import { typeset } from './typeset'

/** One rule, restated once: traces, chips, lessons and `/regole/[numero]` all show this text. */
export interface RuleText {
  readonly n: RuleNumber
  readonly section: string
  /** A few words: «Pagare punti vita». */
  readonly title: string
  /** One or two sentences of plain text; `{T}` marks symbols. */
  readonly text: string
  /** How editions differ, when a reader may know another one. */
  readonly note?: string
  readonly path: string
  readonly line: number
}

/** One section of the rules with the numbers the project teaches or cites. */
export interface RulesFile {
  readonly section: string
  readonly title: { readonly it: string; readonly en: string }
  readonly rules: readonly RuleText[]
}

const heading = /^(\d{3}\.\d+[a-z]{0,2}) (\S.*)$/

/** A sort key that puts 119.10 after 119.9 and letters after their number; `aa` after `z`. */
export function ruleOrder(n: RuleNumber): string {
  const [, section = '', sub = '', letter = ''] = /^(\d{3})\.(\d+)([a-z]*)$/.exec(n) ?? []
  return `${section}.${sub.padStart(4, '0')}${letter === '' ? '' : letter.length}${letter}`
}

const plainText = (node: RootContent): boolean =>
  'children' in node
    ? node.children.every(plainText) &&
      (node.type === 'paragraph' || node.type === 'heading' || node.type === 'blockquote')
    : node.type === 'text'

const kindOf = (part: RootContent): ProseKind =>
  part.type === 'heading' ? 'label' : part.type === 'blockquote' ? 'history' : 'lesson'

/**
 * Reads `content/regole/<sezione>.md`: per rule a heading `## 119.4 Pagare punti vita`, one paragraph of at most three plain
 * sentences and, if editions differ, a note after `>`. Numbers ascend.
 */
export function compileRules(
  md: string,
  path: string,
  checkItalian: CheckItalian,
): Result<RulesFile, readonly LessonMessage[]> {
  const front = readFrontMatter(md.replaceAll('\r\n', '\n'), path, rulesHead)
  if (!front.ok) return front
  const { data: head, body } = front.value
  const messages: LessonMessage[] = []
  const rules: RuleText[] = []
  const say = (node: RootContent, code: string, text: string) => {
    const start = node.position?.start
    messages.push({ path, line: start?.line ?? 1, column: start?.column ?? 1, code, text })
  }
  const nodes = parsePlain(body).children
  for (let i = 0; i < nodes.length; ) {
    const title = nodes[i] as RootContent
    const text = nodes[i + 1]
    const after = nodes[i + 2]
    const note = after?.type === 'blockquote' ? after : undefined
    const [, n = '', name = ''] = heading.exec(textOf(title)) ?? []
    i += note ? 3 : 2
    if (title.type !== 'heading' || title.depth !== 2 || n === '') {
      say(title, 'rule-heading', 'Qui ci vuole un titolo con numero e nome, ad esempio «## 119.4 Pagare punti vita».')
      continue
    }
    if (text?.type !== 'paragraph') {
      say(title, 'rule-text', `Sotto la regola ${n} manca il capoverso che la dice.`)
      continue
    }
    const parts = [title, text, ...(note ? [note] : [])]
    for (const part of parts) {
      if (!plainText(part))
        say(part, 'rule-plain', `Nella regola ${n} usa solo testo semplice, senza corsivi, elenchi o collegamenti.`)
      for (const problem of checkItalian(textOf(part).replace(`${n} `, ''), kindOf(part)))
        say(part, problem.code, problem.text)
    }
    if (/[{}]/.test(name))
      say(
        title,
        'rule-title',
        `Il nome della regola ${n} si legge anche dove i simboli non si disegnano: servono parole.`,
      )
    if (sentences(textOf(text)).length > 3)
      say(text, 'rule-long', `La regola ${n} ha più di tre frasi: tieni l'essenziale, il resto va nella lezione.`)
    if (!n.startsWith(`${head.sezione}.`))
      say(title, 'rule-section', `La regola ${n} non è della sezione ${head.sezione}: ha un file suo.`)
    const last = rules.at(-1)
    if (last && ruleOrder(last.n) >= ruleOrder(n))
      say(title, 'rule-order', `La regola ${n} viene dopo la ${last.n}: mettile in ordine e una volta sola.`)
    const said = (node: RootContent) => typeset(textOf(node).replace(/\s+/g, ' '))
    const base = {
      n,
      section: head.sezione,
      title: typeset(name),
      text: said(text),
      path,
      line: title.position?.start.line ?? 1,
    }
    rules.push(note ? { ...base, note: said(note) } : base)
  }
  if (messages.length > 0) return err(messages)
  return ok({ section: head.sezione, title: { it: typeset(head.titolo), en: head.inglese }, rules })
}
