import type { PlayerId } from '#lib/rules/index'
import { type Phrase, phrase, sentence, verbatim } from '../grammar/index'
import { playerOf } from '../people'
import type { Teller } from './teller'

/** What a player can pay with, where that is not as much as is needed: «Anna può produrre {U}{U}{3} e nient'altro.» */
export function manaSentences(t: Teller, p: PlayerId): readonly Phrase[] {
  const { mana, pool } = t.people.scenario.players?.[p] ?? {}
  const anna = playerOf(t.people, p)
  const has = pool ? [sentence(phrase`${anna} ha ${verbatim(pool)} nella riserva di mana`)] : []
  if (mana === undefined) return has
  if (mana !== '') return [...has, sentence(phrase`per i costi ${anna} può produrre soltanto ${verbatim(mana)}`)]
  return pool ? has : [sentence(phrase`per i costi ${anna} ha soltanto il mana che vedi produrre`)]
}
