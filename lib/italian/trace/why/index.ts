import type { Phrase } from '../../grammar/index'
import type { Tale } from '../telling/context'
import { gameWhys } from './1xx'
import { typeWhys } from './3xx'
import { zoneWhys } from './4xx'
import { turnWhys } from './5xx'
import { abilityWhys } from './6xx'
import { keywordWhys } from './7xx'
import { variantWhys } from './9xx'
import type { Asked, Whys } from './why'

/** What can be said of each rule, by number. */
export const whys: Whys = {
  ...gameWhys,
  ...typeWhys,
  ...zoneWhys,
  ...turnWhys,
  ...abilityWhys,
  ...keywordWhys,
  ...variantWhys,
}

/** What a rule that no step has cited did here; undefined where that is not known. */
export const whyOf = (rule: string, t: Tale, asked: Asked): Phrase | undefined => whys[rule]?.(t, asked)
