import 'server-only'
import type { Mark, Scannable } from '#lib/courses/index'
import type { QuestionView } from '#lib/italian/views'
import { type Answer, answerOf, type Item } from '#lib/questions/index'
import { grade, type Verdict } from '#lib/study/index'

type Shown = Pick<QuestionView, 'options' | 'boxes'>

const letters = (keys: readonly string[], { options }: Shown): string =>
  options.flatMap(({ key }, n) => (keys.includes(key) ? [String.fromCharCode(65 + n)] : [])).join('')

/** The right answer of a question as it is written on paper: letters, a number, the place of each thing, or what stands in each box. */
export function rightMark(item: Item, shown: Shown): string {
  const right = item.options.find(({ key }) => key === item.right)
  if (!right) return ''
  const answer = answerOf(item, right)
  if ('number' in answer) return String(answer.number).replace('-', '−')
  if ('option' in answer) return letters([answer.option], shown)
  if ('statements' in answer) return answer.statements.length > 0 ? letters(answer.statements, shown) : 'nessuna'
  if ('order' in answer) return shown.options.map(({ key }) => answer.order.indexOf(key) + 1).join('-')
  return (shown.boxes ?? [])
    .map(({ options }, n) => options.find(({ key }) => key === answer.parts[n])?.text ?? String(answer.parts[n]))
    .join(' · ')
}

/** How a question of a paper is read from what a scanner made of it. */
export function scannable(item: Item, shown: Shown): Scannable {
  const { options } = shown
  switch (item.form) {
    case 'choice':
    case 'yes-no':
    case 'reply':
      return { kind: 'one', of: options.length }
    case 'select':
      return { kind: 'many', of: options.length }
    case 'order':
      return { kind: 'order', of: options.length }
    case 'number':
      return { kind: 'number' }
    default:
      return { kind: 'hand', key: rightMark(item, shown) }
  }
}

/** What a mark was worth, as the same answer is anywhere on the site. */
export type MarkWorth = 'right' | 'wrong' | 'blank' | 'unclear'

export function worthOf(item: Item, shown: Shown, mark: Mark): MarkWorth {
  if (mark.read === 'blank' || mark.read === 'unclear') return mark.read
  return gradeMark(item, shown, mark)?.verdict === 'right' ? 'right' : 'wrong'
}

/** A mark graded as the same answer anywhere on the site, with what it betrays: null of none, or of one that says nothing. Of what somebody looked at nothing is known but whether it is right. */
export function gradeMark(
  item: Item,
  shown: Shown,
  mark: Mark,
): { readonly verdict: Verdict; readonly beliefs: readonly string[] } | null {
  if (mark.read === 'blank' || mark.read === 'unclear') return null
  if (mark.read === 'judged') return { verdict: mark.right ? 'right' : 'wrong', beliefs: [] }
  const graded = grade(item, answerIn(item, shown, mark))
  return graded.type === 'graded' ? { verdict: graded.verdict, beliefs: graded.beliefs } : null
}

type Given = Extract<Mark, { readonly read: 'options' | 'places' | 'number' }>

function answerIn({ form }: Pick<Item, 'form'>, { options }: Shown, mark: Given): Answer {
  if (mark.read === 'number') return { number: mark.number }
  const keys = (at: readonly number[]): readonly string[] => at.flatMap((n) => options[n]?.key ?? [])
  if (mark.read === 'places') return { order: keys(options.map((_, place) => mark.places.indexOf(place))) }
  return form === 'select' ? { statements: keys(mark.at) } : { option: keys(mark.at)[0] ?? '' }
}
