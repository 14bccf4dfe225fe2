import type { ProgressDto } from '#lib/server/dto'
import { bank } from '#lib/server/ports'

/** The progress of somebody who never answered: every rule is there, and none was met. */
export function nothingYet(): ProgressDto {
  const all = bank.rules()
  const sections = [...new Set(all.map((rule) => rule.slice(0, 3)))]
  const unseen = { state: 'new', mastery: 0, answers: 0, right: 0, due: false, dueAt: null } as const
  return {
    answered: 0,
    right: 0,
    due: 0,
    sections: sections.map((section) => ({
      section,
      solid: 0,
      rules: all.filter((rule) => rule.startsWith(section)).map((rule) => ({ rule, ...unseen })),
    })),
    beliefs: [],
    quizzes: [],
  }
}
