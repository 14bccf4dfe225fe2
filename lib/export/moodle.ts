import { beside, cloze } from './cloze'
import { pairsOf, sharesOf } from './pairs'
import type { Answered, Choice, ExportQuestion } from './question'
import { asked, explained, feedback, html, nameOf, plain, tagsOf } from './words'

/** What stands before and after all questions. */
export const moodleHead = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const moodleFoot = '</quiz>\n'

/** `html` leaves no `]]>` in it: every `>` of a text is `&gt;`. */
const marked = (inside: string): string => `<text>${inside === '' ? '' : `<![CDATA[${inside}]]>`}</text>`
const bare = (text: string): string => `<text>${html(text)}</text>`

/** Questions that follow are of this lesson, or this deck. */
export const moodleCategory = (title: string): string =>
  `<question type="category"><category>${bare(`$course$/top/Verdetto/${plain(title).replaceAll('/', '//')}`)}</category></question>\n`

const TYPES = {
  one: 'multichoice',
  many: 'multichoice',
  number: 'numerical',
  order: 'matching',
  zones: 'matching',
  board: 'cloze',
} as const satisfies Record<Answered['kind'], string>

/**
 * A question in Moodle's own XML. A board becomes a text with gaps (Cloze); an order, which not every Moodle has a form for, becomes a
 * matching question.
 */
export function moodleQuestion(question: ExportQuestion): string {
  const { id, answered } = question
  const text = asked(question)
  // Pairs have no words of their own for who takes a wrong one: all ideas are said at the end.
  const also = TYPES[answered.kind] === 'matching' ? 'mistakes' : 'nothing more'
  const lines = [
    `<question type="${TYPES[answered.kind]}">`,
    `<name>${bare(nameOf(question))}</name>`,
    `<questiontext format="html">${marked(answered.kind === 'board' ? beside(text) + cloze(answered.boxes) : text)}</questiontext>`,
    `<generalfeedback format="html">${marked(explained(question, also))}</generalfeedback>`,
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${html(id)}</idnumber>`,
    ...answers(answered),
    `<tags>${tagsOf(question)
      .map((tag) => `<tag>${bare(tag)}</tag>`)
      .join('')}</tags>`,
    '</question>',
  ]
  return `${lines.join('\n')}\n`
}

function answers(answered: Answered): readonly string[] {
  switch (answered.kind) {
    case 'one':
    case 'many': {
      const one = answered.kind === 'one'
      const shares = sharesOf(answered.choices)
      return [
        `<single>${one}</single>`,
        '<shuffleanswers>true</shuffleanswers>',
        '<answernumbering>abc</answernumbering>',
        ...answered.choices.map((choice, n) => option(choice, one && !choice.right ? '0' : (shares[n] ?? '0'))),
      ]
    }
    case 'number':
      return answered.choices.map(
        ({ text, right, ...rest }) =>
          `<answer fraction="${right ? 100 : 0}" format="moodle_auto_format"><text>${html(text)}</text>${hint(rest)}<tolerance>0</tolerance></answer>`,
      )
    case 'order':
    case 'zones': {
      const { pairs, spare } = pairsOf(answered)
      return [
        '<shuffleanswers>true</shuffleanswers>',
        ...pairs.map(({ left, right }) => pair(left, right)),
        ...spare.map((text) => pair('', text)),
      ]
    }
    case 'board':
      return []
  }
}

const option = ({ text, ...rest }: Choice, share: string): string =>
  `<answer fraction="${share}" format="html">${marked(html(text))}${hint(rest)}</answer>`

const hint = (of: Pick<Choice, 'ideas' | 'why'>): string => `<feedback format="html">${marked(feedback(of))}</feedback>`

const pair = (left: string, right: string): string =>
  `<subquestion format="html">${marked(html(left))}<answer>${bare(right)}</answer></subquestion>`
