import type { GameEvent } from './events'
import { WATCHED, type Watched } from './language'
import type { View } from './view'

/** Words that abilities have for an event, where it is not the name of the event itself. */
const WORDS: Readonly<Record<string, readonly Watched[]>> = {
  createToken: ['enters'],
  tap: ['becomesTapped'],
  untap: ['becomesUntapped'],
  turnOver: ['transforms'],
  exile: [],
}

/** Events that abilities call by their own name. */
const SAME: ReadonlySet<string> = new Set(WATCHED)

const NONE: readonly Watched[] = []

/** The words of abilities that an event answers to, seen from before it. */
export function watchedAs(e: GameEvent, before: View): readonly Watched[] {
  if (e.type === 'move') {
    if (e.part === 'card') return ['zoneChange']
    const { objects, last } = before.state
    const words = ofMove(e.to, e.from ?? (objects[e.object] ?? last[e.object])?.zone)
    if (e.transforming) return [...words, 'transforms']
    if (e.verb === 'mill') return [...words, 'mill']
    const dies = words.includes('leaves') && before.ask('dies', { object: e.object, to: e.to }) === true
    return dies ? [...words, 'dies'] : words
  }
  if (e.type === 'showFace') return e.entering ? ['turnedFaceUp', 'enters'] : ['turnedFaceUp']
  if (e.type === 'addMana') return e.tapped ? ['tapForMana'] : NONE
  if (e.type === 'adjustCounters') return e.by < 0 ? ['removeCounters'] : NONE
  if (e.type === 'activate') {
    // What is printed leaves out mana abilities, which nothing puts on the stack.
    const words: readonly Watched[] = e.object === e.source ? NONE : ['activate']
    return before.ask('abilityIsSpell', {}) === false ? words : [...words, 'cast']
  }
  if (e.type === 'cast') return before.ask('castingActivates', {}) === false ? ['cast'] : ['cast', 'activate']
  return WORDS[e.type] ?? (SAME.has(e.type) ? [e.type as Watched] : NONE)
}

function ofMove(to: string, from: string | undefined): readonly Watched[] {
  const words: Watched[] = ['zoneChange']
  if (to === 'battlefield') words.push('enters')
  if (to === 'exile') words.push('exile')
  if (from === 'battlefield' && to !== 'battlefield') words.push('leaves')
  return words
}
