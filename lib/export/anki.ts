import { type Answered, type ExportQuestion, inBox } from './question'
import { asked, explained, html, listOf, plain, tagsOf } from './words'

/** How the file is to be read, and where its notes go. */
const headed = (deck: string): string =>
  ['#separator:tab', '#html:true', '#guid column:1', '#notetype:Basic', `#deck:${deck}`, '#tags column:4', ''].join(
    '\n',
  )

/** What stands before the notes. */
export const ankiHead = headed('Verdetto')

/** The same before those of a deck. Two colons would put a deck into another. */
export const ankiDeck = (title: string): string => headed(`Verdetto::${plain(title).replace(/:{2,}/g, ':')}`)

/**
 * A note for Anki: its identity, front, back and tags in a line of tab separated fields (RFC 4180 with tabs). The identity is that of the
 * question, so a note that is imported again takes the place of the one that was there.
 */
export const ankiNote = (question: ExportQuestion): string =>
  `${[
    `verdetto/${question.id}`,
    `${asked(question)}${offered(question.answered)}`,
    `${answer(question.answered)}${explained(question, 'mistakes')}`,
    tagsOf(question).join(' '),
  ]
    .map(cell)
    .join('\t')}\n`

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** What there is to choose from, on the front. */
function offered(answered: Answered): string {
  switch (answered.kind) {
    case 'one':
    case 'many':
      return listOf(
        'ul',
        answered.choices.map(({ text }) => text),
      )
    case 'number':
      return answered.unit === '' ? '' : `<p>… ${html(answered.unit)}</p>`
    case 'order':
      return listOf('ul', answered.shown)
    case 'zones':
    case 'board':
      return listOf(
        'ul',
        answered.boxes.map(({ label, typed, choices }) =>
          inBox(label, typed ? '…' : choices.map(({ text }) => text).join(' / ')),
        ),
      )
  }
}

/** The right answer part by part, where it has parts; a sentence that says it follows in any case. */
function answer(answered: Answered): string {
  switch (answered.kind) {
    case 'one':
    case 'many':
      return listOf(
        'ul',
        answered.choices.flatMap(({ text, right }) => (right ? [text] : [])),
      )
    case 'number':
      return ''
    case 'order':
      return listOf(
        'ol',
        answered.places.map(({ right }) => right),
      )
    case 'zones':
    case 'board':
      return listOf(
        'ul',
        answered.boxes.map(({ label, choices }) => inBox(label, choices.find(({ right }) => right)?.text ?? '')),
      )
  }
}
