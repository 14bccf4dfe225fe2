import { isRecord, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import type { Form } from './form'
import type { Item, Option, OptionKey } from './item'
import { keyOf } from './key'
import { sameAnswer } from './same-answer'

/** A wrong option that whoever writes a question adds to those that are found: what it says, and why it is wrong. */
export interface OwnOption {
  readonly text: string
  readonly why: string
}

/** Own options of a question at most. */
export const OWN_OPTIONS = 2

/**
 * Why an own option is none: it says nothing, or not why it is wrong; it is the right answer, one that was found, or the other own one; a
 * number is asked and it is none; the answer is not chosen among options.
 */
export type OwnOptionFault = 'text' | 'why' | 'right' | 'found' | 'twice' | 'number' | 'form'

/** Which of the own options, from 1, and why it is none. */
export interface OwnOptionError {
  readonly place: number
  readonly fault: OwnOptionFault
}

/** What an item with own options needs from outside: how values are said, and something that nobody can guess. */
interface Words {
  readonly say: (value: Json) => string
  readonly salt: string
}

/** The text of an option that somebody wrote; undefined for what is read of an evaluation. */
export function writtenText(value: Json): string | undefined {
  return isRecord(value) && typeof value.written === 'string' ? value.written : undefined
}

/** The option that an answer chose, where whoever wrote the question added it. */
export const ownChosen = (
  { options }: Pick<Item, 'options'>,
  given: { readonly option: OptionKey } | { readonly number: number } | object,
): (Option & { readonly why: string }) | undefined =>
  options.find(
    (option): option is Option & { readonly why: string } =>
      option.why !== undefined &&
      (('option' in given && given.option === option.key) || ('number' in given && given.number === option.value)),
  )

/** Whether one option is chosen among others by reading them. */
export const isChosen = (form: Form): boolean => form === 'choice' || form === 'yes-no'

/** How many of some own options say anything. */
export const countWritten = (written: readonly OwnOption[]): number =>
  written.filter(({ text }) => oneLine(text) !== '').length

/**
 * An item with wrong options of whoever wrote it beside those that beliefs lead to; blank ones are left out. Where options are read, all
 * get keys that nothing can be made again from: a key that is no hash of any value would say which ones were written.
 */
export function withOwnOptions(
  item: Item,
  written: readonly OwnOption[],
  { say, salt }: Words,
): Result<Item, OwnOptionError> {
  const own: Option[] = []
  const said = item.options.map(({ key, value }) => ({ right: key === item.right, text: say(value), value }))
  const style = ending(said.map(({ text }) => text))
  for (const [n, { text: typed, why: reason }] of written.entries()) {
    const [text, why] = [oneLine(typed), oneLine(reason)]
    if (text === '' && why === '') continue
    const fault = (fault: OwnOptionFault) => err({ place: n + 1, fault })
    if (text === '') return fault('text')
    if (why === '') return fault('why')
    if (item.form !== 'number' && !isChosen(item.form)) return fault('form')
    const number = item.form === 'number' ? numberIn(text) : undefined
    if (item.form === 'number' && number === undefined) return fault('number')
    const mine = { text: number === undefined ? text : say(number) }
    const same = said.find((other) => sameAnswer(item, mine, other))
    if (same) return fault(same.right ? 'right' : 'found')
    const value = number ?? writtenAs(item.form, style(text))
    if (own.some((other) => sameAnswer(item, mine, { text: sayOwn(other.value) }))) return fault('twice')
    own.push({ key: keyOf(value), value, beliefs: [], why })
  }
  if (own.length === 0) return ok(item)
  if (item.form === 'number') return ok({ ...item, options: [...item.options, ...own] })
  const again = (key: OptionKey): OptionKey => keyOf([salt, key])
  const options = [...item.options, ...own].map((option) => ({ ...option, key: again(option.key) }))
  const sorted = options.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return ok({ ...item, options: shuffled(item.id, sorted), right: again(item.right) })
}

const sayOwn = (value: Json): string => writtenText(value) ?? String(value)

/** One line of text, without what is not seen. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

const numberIn = (text: string): number | undefined =>
  /^[-−+]?\d{1,6}$/.test(text) ? Number(text.replace('−', '-')) : undefined

/** A text that begins and ends as the others do: a full stop alone would say which one was written. */
function ending(others: readonly string[]): (text: string) => string {
  const stopped = others.filter((text) => text.endsWith('.')).length > others.length / 2
  return (text) => {
    const open = text.replace(/[.\s]+$/u, '')
    const first = [...open][0] ?? ''
    return `${first.toLocaleUpperCase('it')}${open.slice(first.length)}${stopped ? '.' : ''}`
  }
}

/** With the yes or no that it begins with: the right one for a wrong reason is told apart. */
function writtenAs(form: Form, written: string): Json {
  const [, begins] = /^(sì|si|no)(?![\p{L}])/iu.exec(written) ?? []
  return form !== 'yes-no' || begins === undefined ? { written } : { written, verdict: begins.toLowerCase() !== 'no' }
}
