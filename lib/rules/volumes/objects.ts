import { emblems } from '../cr/114/114.2-emblems'
import { changedTypes } from '../cr/205/205.1-types'
import { equipment } from '../cr/301/301.5-equipment'
import { auras } from '../cr/303/303.4-auras'
import { loyalty } from '../cr/306/306.5-loyalty'
import { defense } from '../cr/310/310.4-defense'
import { protectors } from '../cr/310/310.8-protectors'
import { sieges } from '../cr/310/310.11-sieges'
import { attaching } from '../cr/701/701.3-attaching'
import { creating } from '../cr/701/701.7-creating'
import { exchanging } from '../cr/701/701.12-exchanging'
import { fighting } from '../cr/701/701.14-fighting'
import { enchant } from '../cr/702/702.5-enchant'
import { phasing } from '../cr/702/702.26-phasing'
import { copying } from '../cr/707/707.2-copying'
import { arrivalVerbs } from '../effects/arrivals'
import { changeVerbs } from '../effects/change'
import { controllerVerbs } from '../effects/controllers'
import { emblemVerbs } from '../effects/emblems'
import { tokenVerbs } from '../effects/tokens'
import { objectsStores } from '../kernel/stores/objects'
import type { Volume } from './volume'

/** Permanents that are put, attached, made and copied. */
export const volume: Volume = {
  rooms: [
    emblems,
    changedTypes,
    equipment,
    auras,
    loyalty,
    defense,
    protectors,
    sieges,
    attaching,
    creating,
    exchanging,
    fighting,
    enchant,
    phasing,
    copying,
  ],
  verbs: [...arrivalVerbs, ...changeVerbs, ...controllerVerbs, ...emblemVerbs, ...tokenVerbs],
  actions: {},
  stores: objectsStores,
}
