import { type Box, type Choice, inBox } from './question'
import { bareFeedback, html } from './words'

/** The boxes of a board as a list with a gap for each, in the language of Moodle's embedded answers. */
export const cloze = (boxes: readonly Box[]): string =>
  `<ul>${boxes.map((box) => `<li>${inBox(beside(html(box.label)), gap(box))}</li>`).join('')}</ul>`

const gap = ({ typed, choices }: Box): string => {
  // The first of those with the same share is shown as the solution.
  const sorted = choices.toSorted((a, b) => Number(b.right) - Number(a.right))
  return typed
    ? `{1:NUMERICAL:${sorted.map((choice) => answer(choice, `${choice.text}:0`)).join('~')}}`
    : `{1:MULTICHOICE_S:${sorted.map((choice) => answer(choice, inside(choice.text))).join('~')}}`
}

const answer = ({ right, ideas }: Choice, text: string): string =>
  `${right ? '=' : ''}${text}${ideas.length > 0 ? `#${inside(bareFeedback(ideas))}` : ''}`

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '{': '&#123;',
  '}': '&#125;',
  '~': '&#126;',
  '#': '&#35;',
  '=': '&#61;',
  '%': '&#37;',
  '*': '&#42;',
  '\\': '&#92;',
}
const coded = (text: string, signs: RegExp): string => text.replace(signs, (sign) => SIGNS[sign] ?? sign)

/** Inside a gap nothing is read as a sign of it. Moodle decodes it once, then takes it for HTML. */
const inside = (text: string): string => coded(html(text), /[&{}~#=%*\\]/g)

/** HTML beside gaps, in which nothing is read as one. */
export const beside = (text: string): string => coded(text, /[{}]/g)
