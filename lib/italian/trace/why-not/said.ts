import type { Phrase } from '../../grammar/index'
import type { Tale } from '../telling/context'
import { changeMiss } from './change'
import { effectMiss, keywordMiss } from './effect'
import type { Group } from './scene'
import { remainsMiss, sparedMiss } from './spared'
import { triggerMiss } from './trigger'

/** Near misses that are said together, in one sentence: what kept it from happening, with what was asked for. Undefined where there are no words. */
export function sayGroup(t: Tale, group: Group): Phrase | undefined {
  const [first] = group
  const { missed } = first
  switch (missed.type) {
    case 'trigger':
      return triggerMiss(t, group, missed)
    case 'effect':
      return effectMiss(t, group, missed)
    case 'affects':
      return changeMiss(t, group, missed)
    case 'keyword':
      return keywordMiss(t, group)
    case 'dies':
      return sparedMiss(t, first, missed)
    case 'loses':
      return remainsMiss(t, first, missed)
  }
}
