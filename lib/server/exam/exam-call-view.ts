import 'server-only'
import type { ExamCall } from '#lib/db/exam-calls'
import { describeAsked, describeCall } from '#lib/italian/calls'
import { scoreOf } from '#lib/questions/calls'
import type { RuleTexts } from '../bank'
import { bank } from '../ports'
import type { ExamCallScore, ExamCallView, ExamQuestionDto, ExamQuestionView } from './exam-dto'

/** A call of an exam as far as it was asked about: the question with its rulings, and what stands beside it. */
export function callView({ call, asked, seed }: ExamCall): {
  readonly question: ExamQuestionView
  readonly call: ExamCallView
} {
  const { ask, rulings, table, story, asks } = describeCall(call, asked, { seed })
  return {
    question: { form: 'yes-no', ask, options: rulings, stem: [], keywords: [], ...(table ? { table } : {}) },
    call: { story, asks },
  }
}

/** No ruling: what no option is called. */
const NONE = ''

type Needed = NonNullable<ExamQuestionDto['answered']>['needed']

/** Once a call is told: its questions, those that were needed, and the texts of their rules. */
export function neededIn(
  { call, asked, seed }: ExamCall,
  ruling: string | null,
): { readonly needed: Needed; readonly texts: RuleTexts } {
  const rows = describeAsked(call, asked, { seed, ruling: ruling ?? NONE })
  const rules = rows.flatMap(({ otherwise }) => (otherwise ? [otherwise.rule] : []))
  return {
    needed: { asked: rows, score: scoreOf(call, asked, ruling ?? NONE) },
    texts: bank.texts([...new Set(rules)]),
  }
}

/** How a call went with the ruling that counts; null for none. */
export const callScore = ({ call, asked, position }: ExamCall, ruling: string | null): ExamCallScore => ({
  position,
  ruled: ruling !== null,
  ...scoreOf(call, asked, ruling ?? NONE),
})

/** The ruling of a choice; null for none. */
export const rulingOf = (given: object | null | undefined): string | null =>
  given && 'option' in given && typeof given.option === 'string' ? given.option : null
