import type { Choice, ExportQuestion, Idea } from './question'

/** Not allowed in XML, or read as something else: control characters, halves of a pair, the two that are no characters. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be left out
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** One line that every format can hold: no control characters, no line ends, single spaces. */
export const plain = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replace(/[\s\u0085]+/g, (space) => (space === '\u00a0' ? space : ' '))
    .trim()

/** Text as HTML. */
export const html = (text: string): string =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const paragraph = (inside: string): string => `<p>${inside}</p>`
const list = (kind: 'ul' | 'ol', lines: readonly string[]): string =>
  lines.length > 0 ? `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>` : ''

/** A list of lines of text. */
export const listOf = (kind: 'ul' | 'ol', lines: readonly string[]): string => list(kind, lines.map(html))

/** What happens and what is asked. */
export const asked = ({ stem, ask }: ExportQuestion): string =>
  [...stem.map((line) => paragraph(html(line))), paragraph(`<b>${html(ask)}</b>`)].join('')

/** An idea and where it is corrected. */
const ideaHtml = ({ title, address }: Idea): string =>
  address === undefined ? html(title) : `<a href="${html(address)}">${html(title)}</a>`

/** Whose option it is, and what they say of it. */
const AUTHORS = 'Opzione di chi ha scritto la domanda. Perché è sbagliata:'

/** What to say to whoever chose something that ideas lead to, or that whoever wrote the question added; nothing of anything else. */
export const feedback = ({ ideas, why }: Pick<Choice, 'ideas' | 'why'>): string =>
  why !== undefined
    ? `${AUTHORS} ${html(why)}`
    : ideas.length > 0
      ? `Idea da correggere: ${ideas.map(ideaHtml).join('; ')}`
      : ''

/** The same where there can be no tags: the address stands beside its title. */
export const bareFeedback = (ideas: readonly Idea[]): string =>
  ideas.length > 0
    ? `Idea da correggere: ${ideas.map(({ title, address }) => (address === undefined ? title : `${title} (${address})`)).join('; ')}`
    : ''

const steps = ({ why }: ExportQuestion): string =>
  list(
    'ol',
    why.map(({ sentence, rules }) => html(rules.length > 0 ? `${sentence} (${rules.join(', ')})` : sentence)),
  )

/** The wrong answers that ideas lead to. */
const mistakes = ({ mistakes }: ExportQuestion): string => {
  const lines = mistakes.flatMap(({ said, ideas }) =>
    ideas.length > 0 ? [`«${html(said)}»: ${ideas.map(ideaHtml).join('; ')}`] : [],
  )
  const written = mistakes.flatMap(({ said, why }) => (why === undefined ? [] : [`«${html(said)}»: ${html(why)}`]))
  return [
    lines.length > 0 ? `${paragraph('Idee da correggere:')}${list('ul', lines)}` : '',
    written.length > 0 ? `${paragraph('Opzioni di chi ha scritto la domanda:')}${list('ul', written)}` : '',
  ].join('')
}

/** Where a question is from: the site, the rules that it was made under, and which one it is. */
const source = ({ id, address, edition }: ExportQuestion): string =>
  paragraph(
    `<small>Fonte: Verdetto, regole in vigore dal ${html(edition.said)}, domanda ${address === null ? html(id) : `<a href="${html(address)}">${html(id)}</a>`}.</small>`,
  )

/** The right answer, the steps that decide it, and the source; with the wrong answers too, where they have no words of their own. */
export const explained = (question: ExportQuestion, also: 'mistakes' | 'nothing more'): string =>
  [
    paragraph(`<b>${html(question.headline)}</b>`),
    steps(question),
    also === 'mistakes' ? mistakes(question) : '',
    source(question),
  ].join('')

/** Characters of a name at most: what every program shows. */
const NAME = 120

/** What a question is called in a list: its place in its deck, what it asks, and its id. */
export function nameOf({ ask, id, place }: ExportQuestion): string {
  const short = plain(ask)
  const letters = [...short]
  return `${place === undefined ? '' : `${place} `}${letters.length > NAME ? `${letters.slice(0, NAME).join('')}…` : short} [${id}]`
}

/** Lesson, rules, level and edition, as labels without spaces. */
export const tagsOf = ({ lesson, rules, level, edition }: ExportQuestion): readonly string[] => [
  'verdetto',
  ...(lesson ? [`lezione::${lesson.slug}`] : []),
  ...rules.map((rule) => `regola::${rule}`),
  ...(level === '' ? [] : [`livello::${level}`]),
  `edizione::${edition.date}`,
]
