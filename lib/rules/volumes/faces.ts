import { transforming } from '../cr/701/701.27-transforming'
import { melding } from '../cr/701/701.42-melding'
import { morph } from '../cr/702/702.37-morph'
import { fuse } from '../cr/702/702.102-fuse'
import { faceDown } from '../cr/708/708.2-face-down'
import { splitCards } from '../cr/709/709.3-split-cards'
import { flipCards } from '../cr/710/710.2-flip-cards'
import { meldCards } from '../cr/712/712.4-meld-cards'
import { faces } from '../cr/712/712.8-faces'
import { entering } from '../cr/712/712.11-entering'
import { sameObject } from '../cr/712/712.18-same-object'
import { parting } from '../cr/712/712.21-parting'
import { faceVerbs } from '../effects/faces'
import { facesStores } from '../kernel/stores/faces'
import { turningActions } from '../kernel/turning'
import type { Volume } from './volume'

/** Cards that are more than one thing, or lie face down. */
export const volume: Volume = {
  rooms: [
    transforming,
    melding,
    morph,
    fuse,
    faceDown,
    splitCards,
    flipCards,
    meldCards,
    faces,
    entering,
    sameObject,
    parting,
  ],
  verbs: [...faceVerbs],
  actions: turningActions,
  stores: facesStores,
}
