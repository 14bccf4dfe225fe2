import 'server-only'
import { itemsMet } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Wish } from '#lib/questions/bank'
import { assembleExam, type Blueprint, CALLS, type Part, targetOf } from '#lib/study/index'
import { keyed } from '../keyed'
import { answeredLevels, drawnLevels } from '../levels'
import { bank } from '../ports'
import type { Drawing, Offer } from '../work/tasks'
import { chooseCalls } from './choose-calls'

/** Items to choose each question from: enough to find some of equal difficulty. */
const PER_QUESTION = 5

/** The questions of a new exam, each with its area: others for every seed, as hard for each. */
export async function chooseExam(
  db: Db,
  userId: string,
  seed: string,
  blueprint: Pick<Blueprint, 'parts'>,
): Promise<{ readonly questions: readonly NewQuestion[]; readonly areas: readonly string[] }> {
  const parts = blueprint.parts.filter(({ calls }) => !calls)
  const levels = await answeredLevels(db)
  const offered = await offers(seed, parts, userId, {
    without: await withdrawnTemplates(db),
    levels: drawnLevels(levels),
  })
  const items = new Map(offered.flat().map(({ item }) => [item.id, item]))
  const met = await itemsMet(db, userId, [...items.keys()])
  const supplies = parts.map((part, n) => ({
    area: part.area ?? '',
    count: part.count,
    target: targetOf(part),
    candidates: (offered[n] ?? []).map(({ item: { id, template, form, claims }, estimate }) => ({
      ...{ id, template, form, claims },
      // What moved a template to another level moves its questions as far: an exam is as hard as another by both.
      estimate: estimate + (levels.get(template)?.harder ?? 0),
      seen: met.has(id),
    })),
  }))
  const made = assembleExam(keyed(seed, 'exam'), supplies).flatMap(({ id, area }) => {
    const item = items.get(id)
    return item ? [{ item, area }] : []
  })
  const calls = await chooseCalls(db, userId, seed, blueprint.parts)
  return {
    questions: [
      ...made.map(({ item }, i) => ({ seed: keyed(seed, 'question', i + 1), item, shown: bank.toPublic(item) })),
      ...calls,
    ],
    areas: [...made.map(({ area }) => area), ...calls.map(() => CALLS)],
  }
}

/** Templates to choose each question from, so that other parts of the exam may have used some. */
const SPARE = 2

/** What each part may be made of; of another level too where its own has too few. */
async function offers(
  seed: string,
  parts: readonly Part[],
  who: string,
  { without, levels }: Required<Pick<Wish, 'without' | 'levels'>>,
): Promise<readonly (readonly Offer[])[]> {
  const drawing = (part: Part, n: number, level: Part['level']): Drawing => {
    const rules = part.area === undefined ? undefined : bank.areas().find(({ slug }) => slug === part.area)?.rules
    return {
      seed: keyed(seed, 'part', n),
      wish: { rules, level, levels },
      without: without ?? [],
      n: part.count * PER_QUESTION,
    }
  }
  const fitting = (part: Part | undefined, drawn: readonly Offer[]): readonly Offer[] =>
    drawn.filter(({ item }) => !part?.forms || part.forms.some((form) => form === item.form))
  const wanted = (
    await bank.draw(
      parts.map((part, n) => drawing(part, n, part.level)),
      who,
    )
  ).map((drawn, n) => fitting(parts[n], drawn))
  const short = parts.flatMap((part, n) => {
    const templates = new Set((wanted[n] ?? []).map(({ item }) => item.template))
    return part.level !== undefined && templates.size < part.count * SPARE ? [{ part, n }] : []
  })
  if (short.length === 0) return wanted
  const more = await bank.draw(
    short.map(({ part, n }) => drawing(part, n, undefined)),
    who,
  )
  return wanted.map((drawn, n) => {
    const at = short.findIndex((each) => each.n === n)
    const all = at < 0 ? drawn : [...drawn, ...fitting(parts[n], more[at] ?? [])]
    return [...new Map(all.map((offer) => [offer.item.id, offer])).values()]
  })
}
