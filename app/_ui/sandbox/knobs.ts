import { isRecord, type Json } from '#lib/base/json'
import { type Path, valueAt } from './at'

/** A number of a scenario that a reader may change. */
export interface Knob {
  readonly path: Path
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Which half of «3/3» it is; absent for a plain number. */
  readonly half?: 0 | 1
}

/** The keywords of a creature that a reader may tick. */
export interface KeywordKnob {
  readonly path: Path
  readonly on: readonly string[]
}

/** Keywords that change how combat damage goes; each is a rule of its own to try. */
export const offered = [
  ['flying', 'volare'],
  ['first-strike', 'attacco improvviso'],
  ['double-strike', 'doppio attacco'],
  ['deathtouch', 'tocco letale'],
  ['lifelink', 'legame vitale'],
  ['trample', 'travolgere'],
  ['indestructible', 'indistruttibile'],
  ['infect', 'infettare'],
] as const

/** A player of the scenario as the table calls them. */
export interface Named {
  readonly player: string
  readonly name: string
  readonly life: number
  /** The life total before the first step, where that changed it. */
  readonly was?: number
  readonly team?: string
}

const verbs: Readonly<Record<string, string>> = {
  damage: 'danni inflitti',
  gainLife: 'punti vita guadagnati',
  loseLife: 'punti vita persi',
  setLife: 'il totale diventa',
  draw: 'carte pescate',
}

/** Where a number stands says what it is: the last key, and the nearest verb or name above it. */
const worded: Readonly<Record<string, string>> = {
  total: 'il totale diventa',
  prevent: 'danni prevenuti',
  poison: 'segnalini veleno',
}

function wordFor(key: string, around: { readonly [key: string]: Json }): string | undefined {
  const verb = typeof around.do === 'string' ? verbs[around.do] : undefined
  if (key === 'amount' && around.pay === 'life') return 'costo in punti vita'
  if (key === 'amount') return verb
  return worded[key]
}

/** Every number inside what is done and what lasts, with the name of what does it. */
function amounts(data: Json | undefined, path: Path, owner: string): Knob[] {
  if (Array.isArray(data)) return data.flatMap((item, i) => amounts(item, [...path, i], owner))
  if (!isRecord(data)) return []
  const name = typeof data.name === 'string' ? data.name : owner
  return Object.entries(data).flatMap(([key, value]) => {
    const word = typeof value === 'number' ? wordFor(key, data) : undefined
    if (typeof value === 'number' && word !== undefined)
      return [{ path: [...path, key], label: `${name === '' ? 'Effetto' : name}: ${word}`, value, min: 0, max: 99 }]
    return typeof value === 'object' && value !== null ? amounts(value, [...path, key], name) : []
  })
}

/** The life total that a scenario gives a player; without one, the one its variant begins with. */
function lifeOf(data: Json, { player, life, was = life }: Named): number {
  const set = valueAt(data, ['players', player, 'life'])
  return typeof set === 'number' ? set : was
}

const lives = (data: Json, players: readonly Named[]): Knob[] =>
  players
    .filter((player) => player.team === undefined)
    .map((seat) => ({
      path: ['players', seat.player, 'life'],
      label: `Punti vita di ${seat.name}`,
      value: lifeOf(data, seat),
      min: -99,
      max: 999,
    }))

interface Creature {
  readonly path: Path
  readonly spec: { readonly [key: string]: Json }
  readonly name: string
}

/** What stands on the battlefield with a power and a toughness written in the scenario. */
function creatures(data: Json): Creature[] {
  const field = valueAt(data, ['field'])
  if (!isRecord(field)) return []
  return Object.entries(field).flatMap(([player, objects]) =>
    (Array.isArray(objects) ? objects : []).flatMap((spec: Json, i: number) => {
      if (!isRecord(spec) || typeof spec.pt !== 'string' || !/^\d+\/\d+$/.test(spec.pt)) return []
      const name = typeof spec.name === 'string' ? spec.name : String(spec.id)
      return [{ path: ['field', player, i], spec, name }]
    }),
  )
}

/** A creature that a reader may change: power, toughness and keywords. */
export interface CreatureKnobs {
  readonly name: string
  readonly power: Knob
  readonly toughness: Knob
  readonly keywords: KeywordKnob
}

const half = ({ path, spec }: Creature, which: 0 | 1): Knob => ({
  path: [...path, 'pt'],
  half: which,
  label: which === 0 ? 'Forza' : 'Costituzione',
  value: Number(String(spec.pt).split('/')[which]),
  min: 0,
  max: 99,
})

/** The creatures of a scenario; parametrised keywords are left as they are. */
export const creaturesOf = (data: Json): CreatureKnobs[] =>
  creatures(data).map((creature) => ({
    name: creature.name,
    power: half(creature, 0),
    toughness: half(creature, 1),
    keywords: {
      path: [...creature.path, 'keywords'],
      on: (Array.isArray(creature.spec.keywords) ? creature.spec.keywords : []).filter(
        (k: Json): k is string => typeof k === 'string',
      ),
    },
  }))

/** The life total of which a lesson says nothing. */
const USUAL = 20

/** The players whose life total is worth turning: it moves in the scenario, or does not begin with the usual one. */
const telling = (data: Json, players: readonly Named[], steps: readonly (readonly Named[])[]): readonly Named[] =>
  players.filter((seat) => {
    const begins = lifeOf(data, seat)
    return begins !== USUAL || steps.flat().some(({ player, life }) => player === seat.player && life !== begins)
  })

/**
 * The numbers of a scenario that can be changed, besides those of creatures: life totals, what effects and costs say. `steps` are the
 * players as they stand at each step: where they are given, a total that says nothing is offered only if there is nothing else to turn.
 */
export function knobsOf(data: Json, players: readonly Named[], steps?: readonly (readonly Named[])[]): Knob[] {
  const said = ['effects', 'field', 'script'].flatMap((part) => amounts(valueAt(data, [part]), [part], ''))
  const worth = steps === undefined ? players : telling(data, players, steps)
  const idle = said.length + worth.length + creatures(data).length === 0
  return [...lives(data, idle ? players : worth), ...said]
}
