import 'server-only'
import { err, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import type { OwnQuestionState } from '#lib/db/own-questions'
import { hasReason, type Matter } from '#lib/italian/index'
import { type Item, ownItem } from '#lib/questions/index'
import { parseScenario } from '#lib/rules/index'
import type { Code } from '../codes'
import { ownProbe } from './probe'

/** The item of a draft, evaluated here whatever a browser said; or why there is none. */
export function itemOf({ id, version, draft }: Pick<OwnQuestionState, 'id' | 'version' | 'draft'>): Result<Item, Code> {
  const scenario = parseScenario(draft.scenario, cards)
  if (!scenario.ok) return err('own-invalid')
  const probe = ownProbe(draft.probe)
  if (probe === undefined) return err('own-no-probe')
  const source = { scenario: scenario.value, probe, introduction: draft.introduction.trim() }
  const made = ownItem({ id, version: version + 1 }, source, (answer, asked) => hasReason(answer, asked as Matter))
  return made.ok ? made : err(`own-${made.error}` as const)
}
