import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { countAttempts } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { recentQuizzes } from '#lib/db/quizzes'
import { isDue, masteryOf, type Progress, type RuleProgress, stateOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { ProgressDto, RuleDto } from '../dto'
import { bank } from '../ports'
import { quizDto } from '../quiz/state'
import { byRule, sectionOf } from '../rule-order'
import { progressOf } from './keep'

const QUIZZES = 10

/** One's own progress: every rule that can be asked, by section, and the beliefs met. */
export const getProgress = defineUseCase('progress/get-progress', z.void(), async (_, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const progress = await progressOf(db, who.value)
  const quizzes = await recentQuizzes(db, who.value.id, QUIZZES)
  const dto: ProgressDto = {
    ...(await countAttempts(db, who.value.id)),
    due: [...progress.rules.values()].filter((rule) => isDue(rule, now)).length,
    sections: sections(progress, now),
    beliefs: beliefs(progress),
    quizzes: quizzes
      .filter(({ marks }) => marks.some((mark) => mark !== null))
      .map((quiz) => {
        const { id, total, answered, right } = quizDto(quiz)
        return { id, createdAt: quiz.createdAt, total, answered, right }
      }),
  }
  return ok(dto)
})

function sections(progress: Progress, now: number): ProgressDto['sections'] {
  const rules = [...new Set([...bank.rules(), ...progress.rules.keys()])].sort(byRule)
  const bySection = new Map<string, RuleDto[]>()
  for (const rule of rules) {
    const of = bySection.get(sectionOf(rule)) ?? []
    bySection.set(sectionOf(rule), [...of, ruleDto(rule, progress.rules.get(rule), now)])
  }
  return [...bySection].map(([section, of]) => ({
    section,
    solid: of.filter(({ state }) => state === 'solid').length,
    rules: of,
  }))
}

const ruleDto = (rule: string, p: RuleProgress | undefined, now: number): RuleDto => ({
  rule,
  state: stateOf(p),
  mastery: masteryOf(p),
  answers: p?.answers ?? 0,
  right: p?.right ?? 0,
  due: isDue(p, now),
  dueAt: p?.dueAt ?? null,
})

function beliefs({ beliefs: met }: Progress): ProgressDto['beliefs'] {
  return [...met]
    .sort(([, a], [, b]) => Number(a.state === 'overcome') - Number(b.state === 'overcome') || b.lastAt - a.lastAt)
    .map(([id, { state, times, lastAt, streak, overcomeAt }]) => ({
      ...bank.belief(id),
      ...{ state, times, lastAt, streak, overcomeAt },
    }))
}
