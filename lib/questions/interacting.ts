import { isRecord, type Json } from '#lib/base/json'
import type { Scenario } from '#lib/rules/index'
import { samplePoints } from './difficulty'
import type { Template } from './template'

/** Where cards are. */
const ZONES = ['field', 'hand', 'graveyard', 'exile', 'library', 'command'] as const

/**
 * How many cards have a part in a scenario: those that do something by themselves, those that the script speaks of, and the spells that it
 * resolves. A creature without abilities that nobody names is scenery.
 */
export function cardsInvolved(scenario: Scenario): number {
  const named = new Set(
    wordsOf([scenario.script ?? [], scenario.choices ?? [], scenario.effects ?? []] as unknown as Json),
  )
  const doc = scenario as unknown as Readonly<Record<string, Json | undefined>>
  const own = [...ZONES.flatMap((zone) => (isRecord(doc[zone]) ? Object.values(doc[zone]) : [])), doc.stack ?? []]
  const cards = own.flatMap((of) =>
    Array.isArray(of) ? (of as readonly Json[]).flatMap((o) => (isRecord(o) ? [o] : [])) : [],
  )
  const acting = cards.filter(
    (o) => named.has(String(o.id)) || 'abilities' in o || 'keywords' in o || 'card' in o || 'abilityOf' in o,
  )
  const spells = (scenario.script ?? []).filter((s) => typeof s !== 'string' && 'effect' in s && s.source === undefined)
  return acting.length + spells.length
}

/** Every word of a document: what is named in it is among them. */
function wordsOf(v: Json): readonly string[] {
  if (typeof v === 'string') return [v]
  if (Array.isArray(v)) return (v as readonly Json[]).flatMap(wordsOf)
  return isRecord(v) ? Object.entries(v).flatMap(([key, x]) => [key, ...wordsOf(x as Json)]) : []
}

/** Whether every question of a template is about two or more cards: as far as a few of its points show. */
export const interacts = (t: Template): boolean =>
  samplePoints(t).every(({ point }) => cardsInvolved(t.scenario(point)) >= 2)
