import type { PlayerId } from '#lib/rules/index'
import { type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { playerOf } from '../../names/people'
import { permanentsOf } from './intro'
import type { Teller } from './teller'

/** What a player can pay with, where that is not as much as is needed: «Per i costi Anna può spendere soltanto {3}{U}{U}.» */
export function manaSentences(t: Teller, p: PlayerId): readonly Phrase[] {
  const { mana, pool } = t.people.scenario.players?.[p] ?? {}
  const anna = playerOf(t.people, p)
  // With none but that, it is said that there is no other.
  const only = verbatim(mana === '' ? ' e non ha altro mana' : '')
  const has = pool ? [sentence(phrase`${anna} ha ${verbatim(pool)} nella riserva di mana${only}`)] : []
  if (mana === undefined) return has
  if (mana !== '')
    return [...has, sentence(phrase`per i costi ${anna} può spendere soltanto ${verbatim(inOrder(mana))}`)]
  if (pool) return has
  return [sentence(makesMana(t, p) ? phrase`${anna} non ha altro mana` : phrase`${anna} non ha mana`)]
}

/** Mana symbols as they are printed: generic mana, in one symbol, before colours; none of it only where there is nothing else. */
export function inOrder(mana: string): string {
  const symbols = mana.match(/\{[^}]*\}/g) ?? []
  const numbers = symbols.map((s) => Number(s.slice(1, -1))).filter((n) => !Number.isNaN(n))
  const colored = symbols.filter((s) => Number.isNaN(Number(s.slice(1, -1))))
  const generic = numbers.reduce((a, b) => a + b, 0)
  const isSaid = generic > 0 || (numbers.length > 0 && colored.length === 0)
  return [...(isSaid ? [`{${generic}}`] : []), ...colored].join('')
}

/** Whether something that a player controls adds mana. */
const makesMana = (t: Teller, p: PlayerId): boolean =>
  permanentsOf(t.people, p).some((id) =>
    JSON.stringify(t.people.start.state.objects[id]?.printed.abilities ?? []).includes('"do":"addMana"'),
  )
