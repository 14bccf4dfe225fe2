import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { itemsMet } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { assembleExam, type Blueprint, type Part, type Supply, targetOf, type Weighed } from '#lib/study/index'
import type { BankWish } from '../bank'
import { bank } from '../ports'

/** Items to choose each question from: enough to find some of equal difficulty. */
const PER_QUESTION = 5

/** The questions of a new exam, each with its area: others for every seed, as hard for each. */
export async function chooseExam(
  db: Db,
  userId: string,
  seed: string,
  { parts }: Pick<Blueprint, 'parts'>,
): Promise<{ readonly questions: readonly NewQuestion[]; readonly areas: readonly string[] }> {
  const offered: Supply[] = []
  for (const [n, part] of parts.entries()) {
    // Drawing takes a while: others are answered in between.
    await setImmediate()
    offered.push(offer(`${seed}|${n}`, part))
  }
  const met = await itemsMet(
    db,
    userId,
    offered.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  )
  const supplies = offered.map((supply) => ({
    ...supply,
    candidates: supply.candidates.map((c) => ({ ...c, seen: met.has(c.id) })),
  }))
  const made = assembleExam(seed, supplies).flatMap(({ id, area }) => {
    const item = bank.instantiate(id)
    return item.ok ? [{ item: item.value, area }] : []
  })
  return {
    questions: made.map(({ item }, i) => ({ seed: `${seed}|${i + 1}`, item, shown: bank.toPublic(item) })),
    areas: made.map(({ area }) => area),
  }
}

/** Templates to choose each question from, so that other parts of the exam may have used some. */
const SPARE = 2

/** What a part may be made of; of another level too where its own has too few. */
function offer(seed: string, part: Part): Supply {
  const { area = '', level, forms, count } = part
  const rules = area === '' ? undefined : bank.areas().find(({ slug }) => slug === area)?.rules
  const fits = ({ form }: { readonly form: string }): boolean => !forms || forms.some((f) => f === form)
  const draw = (wish: BankWish) => bank.candidates(seed, wish, count * PER_QUESTION).filter(fits)
  const wanted = draw({ rules, level })
  const enough = level === undefined || new Set(wanted.map(({ template }) => template)).size >= count * SPARE
  const candidates = enough ? wanted : [...wanted, ...draw({ rules })]
  return { area, count, target: targetOf(part), candidates: weighed(candidates) }
}

const weighed = (candidates: ReturnType<typeof bank.candidates>): readonly Weighed[] =>
  [...new Map(candidates.map((c) => [c.id, c])).values()].flatMap((candidate) => {
    const made = bank.instantiate(candidate.id)
    return made.ok ? [{ ...candidate, seen: false, estimate: bank.estimate(bank.toPublic(made.value)) }] : []
  })
