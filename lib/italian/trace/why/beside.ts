import type { Tale } from '../telling/context'
import { changesText, isAttachedAnew, protectedByEffect } from './layers'
import { resolvesNothing } from './scene'

/** Numbers that say the same more exactly, or from another side. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  '118.8': ['118.9d'], // a cost is added also to an alternative one
  '201.2a': ['708.2a'], // what lies face down has no name
  '301.5': ['301.5d'], // an Equipment has a controller of its own
  '303.4f': ['702.11b'], // what hexproof forbids
  '400.11a': ['400.11'],
  '404.3': ['404.1'], // what comes to a graveyard lies on top
  '408.1': ['114.5'], // an emblem is no permanent
  '504.1': ['501.1'], // the draw step is the third of its phase
  '508.1b': ['510.1b'], // who is not blocked deals damage to what they attack
  '510.4': ['704.5g'], // between the two steps it is looked at who is still there
  '614.1a': ['614.6'], // what is replaced never happens
  '702.62a': ['116.2f'], // to suspend is a special action
  '702.80a': ['514.2'], // damage goes and counters stay
  '702.90c': ['514.2'],
  '704.3': ['704.4'],
  '732.2a': ['732.2c'],
  '732.2b': ['732.2c'],
  '707.9': ['707.9b'], // what is changed in a copy is copied
}

/** The same here: that nothing is checked amid a resolution is said of nothing else, and of layers only that of a text has given abilities beside it, and of timestamps that what is attached has a new one. */
export const besideOf = (t: Tale, rule: string): readonly string[] => {
  if (rule === '704.3' && resolvesNothing(t)) return []
  if (rule === '613.7' && isAttachedAnew(t)) return ['613.7e']
  if (rule === '613.1' && changesText(t) && protectedByEffect(t)) return ['612.3']
  return BESIDE[rule] ?? []
}
