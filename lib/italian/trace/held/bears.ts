import { canonical, type Json } from '#lib/base/json'
import type { Evaluation, Happening, MisconceptionId } from '#lib/rules/index'

type About = (h: Happening) => boolean

/** State-based actions. */
const CHECKED = '704.5'

/**
 * Beliefs about what comes of something that has to come about first, and what shows that it did where all happens as by the rules: nothing
 * where a creature that is to fight is missing, or the source of what waits in the stack; where damage would destroy by itself, that something
 * goes at a check, or the damage before one.
 */
const ABOUT: Readonly<Partial<Record<MisconceptionId, About>>> = {
  'ability-dies-with-source': () => false,
  'damage-destroys-directly': ({ event, rules }) =>
    event.type === 'clearDamage' || rules.some((rule) => rule.startsWith(CHECKED)),
  'fight-one-sided': () => false,
}

/** Whether a belief is about anything in a story: where it is not nothing can be told of it, though somebody may give it as their reason. */
export function bears(id: MisconceptionId, believed: Evaluation, right: Evaluation): boolean {
  const about = ABOUT[id]
  if (about === undefined || canonical(happened(believed)) !== canonical(happened(right))) return true
  return right.trace?.happenings.some(about) === true
}

/** What happens, in its order, whatever the rules that act in it. */
const happened = ({ trace }: Evaluation): Json =>
  (trace?.happenings ?? []).map(({ event, fate }) => [event, fate]) as unknown as Json
