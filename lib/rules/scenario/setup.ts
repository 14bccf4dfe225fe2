import { err, ok, type Result } from '#lib/base/result'
import type { Compiled } from '../kernel/registry'
import type { GameState } from '../kernel/state'
import { noFindings, type Problem } from '../language/problem'
import { inWords } from './figures'
import { scenarioSchema } from './format'
import { checkNames } from './names'
import { place } from './place'
import { type Pool, withCards } from './pool'
import { checkReferences } from './references'
import type { Scenario } from './scenario'
import { checkSense } from './sense'
import { checkSize } from './size'

export { place } from './place'
export { type Pool, withCards } from './pool'

/** Checks a document of any shape: what comes back no longer names cards of a pool, or says where each thing is wrong. */
export function parseScenario(document: unknown, pool: Pool = {}): Result<Scenario, readonly Problem[]> {
  const findings = noFindings()
  const { problems, mentions, budget } = findings
  const whole = withCards(document, pool)
  scenarioSchema.check(whole, '', findings)
  if (problems.length) return err(problems)
  if (budget.left < 0) return err([{ path: '', code: 'impossible', found: 'document', expected: 'a smaller document' }])
  const s = (budget.figures ? inWords(whole) : whole) as Scenario
  const large = checkSize(s)
  if (large.length) return err(large)
  const found = [...checkNames(s, mentions, pool), ...checkSense(s), ...checkReferences(s)]
  return found.length ? err(found) : ok(s)
}

/** The state a scenario begins with, under some rules (which say what players begin with). The only way in; afterwards nothing checks again. */
export function setup(document: unknown, rules: Compiled, pool: Pool = {}): Result<GameState, readonly Problem[]> {
  const parsed = parseScenario(document, pool)
  return parsed.ok ? ok(place(parsed.value, rules)) : parsed
}
