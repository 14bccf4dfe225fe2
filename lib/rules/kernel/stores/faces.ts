import { lay, shown, turnedOver } from '../facing'
import type { Stores } from '../keep'

/** Cards that turn over or face down. */
export const facesStores = {
  turnOver: (s, e) => lay(s, e.object, (f) => turnedOver(f, s.clock)),
  flipOver: (s, e) => lay(s, e.object, (f) => ({ ...f, flipped: true })),
  showFace: (s, e) => lay(s, e.object, shown),
  hideFace: (s, e) => lay(s, e.object, (f) => ({ ...f, faceDown: e.as })),
} satisfies Stores
