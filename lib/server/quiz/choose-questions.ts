import 'server-only'
import { itemsMet } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { assembleQuiz, type Candidate } from '#lib/study/index'
import { bank } from '../ports'
import { rulesUnder } from '../rules-under'

/** Questions of a quiz, where nothing else is asked for. */
const LENGTH = 10
/** Items to choose each of them from: some were met before, some would repeat a rule. */
const PER_QUESTION = 2

/** The questions of a new quiz: those asked for by name, or a varied choice of what the person has not met. */
export async function chooseQuestions(
  db: Db,
  userId: string,
  seed: string,
  wish: Wish,
): Promise<readonly NewQuestion[]> {
  if (wish.items) return make(seed, [...new Set(wish.items)])
  const length = wish.length ?? LENGTH
  const { lessons, rules: numbers, ...rest } = wish
  const rules = lessons || numbers ? [...rulesIn(lessons ?? []), ...(numbers ?? []).flatMap(rulesUnder)] : undefined
  const offered = bank.candidates(seed, { ...rest, rules }, length * PER_QUESTION)
  const ids = offered.map(({ id }) => id)
  const met = await itemsMet(db, userId, ids)
  const candidates = offered.map((candidate) => ({ ...candidate, seen: met.has(candidate.id) }))
  return assemble(seed, candidates, length)
}

/** The rules of some lessons; of one that there is not, none. */
const rulesIn = (lessons: readonly string[]): readonly string[] =>
  bank.areas().flatMap(({ slug, rules }) => (lessons.includes(slug) ? rules : []))

/** A candidate that cannot be made after all is left out, and another takes its place. */
function assemble(seed: string, candidates: readonly Candidate[], length: number): readonly NewQuestion[] {
  const ids = assembleQuiz(seed, candidates, length).map(({ id }) => id)
  const broken = new Set(ids.filter((id) => !bank.instantiate(id).ok))
  if (broken.size === 0) return make(seed, ids)
  const sound = candidates.filter(({ id }) => !broken.has(id))
  return assemble(seed, sound, length)
}

function make(seed: string, ids: readonly string[]): readonly NewQuestion[] {
  const items = ids.flatMap((id) => {
    const made = bank.instantiate(id)
    return made.ok ? [made.value] : []
  })
  return items.map((item, i) => ({ seed: `${seed}|${i + 1}`, item, shown: bank.toPublic(item) }))
}
