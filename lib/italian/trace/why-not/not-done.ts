import type { GameEvent } from '#lib/rules/index'
import { agree, and, type Noun, type Phrase, phrase, verb, verbatim } from '../../grammar/index'
import type { Tale } from '../telling/context'
import { actor } from './scene'

/** What a player cannot do, after «non può»; and what is not done, after «non». */
const ABLE: Partial<Record<GameEvent['type'], string>> = {
  gainLife: 'guadagnare punti vita',
  loseLife: 'perdere punti vita',
  payLife: 'pagare punti vita',
  draw: 'pescare',
}
const DOES: Partial<Record<GameEvent['type'], string>> = {
  gainLife: 'guadagna punti vita',
  loseLife: 'perde punti vita',
  payLife: 'paga punti vita',
  draw: 'pesca',
  scry: 'profetizza',
  surveil: 'sorveglia',
}

/** What cannot be done to a permanent or a card, after «non può essere», and what is not done to it, after «non viene». */
const DONE: Partial<Record<GameEvent['type'], string>> = {
  destroy: 'distrutto',
  sacrifice: 'sacrificato',
  discard: 'scartato',
  exile: 'esiliato',
}

/** «Anna non può guadagnare punti vita», «Orso non può essere distrutto»: an event that a rule forbids. */
export function notAble(t: Tale, e: GameEvent, things: readonly Noun[]): Phrase | undefined {
  const who = actor(t, e)
  const able = ABLE[e.type]
  if (who && able) return phrase`${who} non può ${verbatim(able)}`
  const done = DONE[e.type]
  if (!done || !things.length) return undefined
  return phrase`${and(things)} non ${verb('può', things)} essere ${agree(done, things)}`
}

/** «Nora non perde punti vita», «Orso non viene sacrificato»: an event in whose place something else happens. */
export function notDone(t: Tale, e: GameEvent, things: readonly Noun[]): Phrase | undefined {
  const who = actor(t, e)
  const does = DOES[e.type]
  if (who && does) return phrase`${who} non ${verbatim(does)}`
  const done = DONE[e.type]
  return done && things.length ? phrase`${and(things)} non ${verb('viene', things)} ${agree(done, things)}` : undefined
}
