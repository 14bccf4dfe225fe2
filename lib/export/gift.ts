import { pairsOf, sharesOf } from './pairs'
import type { Answered, Choice, ExportQuestion } from './question'
import { asked, explained, feedback, html, nameOf, plain, tagsOf } from './words'

/** Text in which nothing is read as a sign of the format. */
const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)

/** HTML, said to be so. */
const marked = (inside: string): string => `[html]${escaped(inside)}`

/** Questions that follow are of this lesson, or this deck. */
export const giftCategory = (title: string): string =>
  `$CATEGORY: $course$/top/Verdetto/${plain(title).replaceAll('/', '//')}\n\n`

/**
 * A question in Moodle's GIFT format. Orders and boards, for which it has no form, become matching questions: places or boxes, and
 * what belongs there.
 */
export function giftQuestion(question: ExportQuestion): string {
  const { id, answered } = question
  const tags = tagsOf(question).map((tag) => ` [tag:${tag}]`)
  // Pairs have no words of their own for who takes a wrong one: all ideas are said at the end.
  const also = 'choices' in answered ? 'nothing more' : 'mistakes'
  const lines = [
    `// [id:${id}]${tags.join('')}`,
    `::${escaped(nameOf(question))}::${marked(asked(question))}{${answered.kind === 'number' ? '#' : ''}`,
    ...answers(answered),
    `####${marked(explained(question, also))}`,
    '}',
  ]
  return `${lines.join('\n')}\n\n`
}

function answers(answered: Answered): readonly string[] {
  switch (answered.kind) {
    case 'one':
      return answered.choices.map((choice) => `${choice.right ? '=' : '~'}${said(choice)}`)
    case 'many': {
      const shares = sharesOf(answered.choices)
      return answered.choices.map((choice, n) => `~%${shares[n]}%${said(choice)}`)
    }
    case 'number':
      return answered.choices.map(({ text, right, ...rest }) => `=${right ? '' : '%0%'}${text}:0${hint(rest)}`)
    case 'order':
    case 'zones':
    case 'board': {
      const { pairs, spare } = pairsOf(answered)
      return [
        ...pairs.map(({ left, right }) => `=${marked(html(left))} -> ${bare(right)}`),
        ...spare.map((text) => `= -> ${bare(text)}`),
      ]
    }
  }
}

const said = ({ text, ...rest }: Choice): string => `${marked(html(text))}${hint(rest)}`

function hint(of: Pick<Choice, 'ideas' | 'why'>): string {
  const said = feedback(of)
  return said === '' ? '' : `#${marked(said)}`
}

/** What is chosen for a pair is text alone. */
const bare = (text: string): string => escaped(plain(text))
