import { FACE_DOWN } from '../kernel/facing'
import type { PlayerId } from '../kernel/ids'
import { FRESH } from '../kernel/move'
import type { Facing, GameObject } from '../kernel/state'
import { printedOf } from './printed'
import type { FaceSpec, ObjectSpec } from './scenario'

/** What there is besides the first face or half of a card, and how it lies. */
export function facesOf(
  o: ObjectSpec,
  owner: PlayerId,
  all: readonly ObjectSpec[],
): Pick<GameObject, 'sides' | 'facing'> {
  const facing: Facing = {
    ...(o.up === undefined && !o.melded ? {} : { up: 'other' }),
    ...(o.flipped ? { flipped: true } : {}),
    ...(o.faceDown
      ? { faceDown: o.faceDown === true ? FACE_DOWN : printedOf({ id: '', name: '', ...o.faceDown }) }
      : {}),
    ...(o.melded ? { second: second(o, o.melded, owner) } : {}),
  }
  const other = o.other ?? all.find((x) => x.layout === 'meld' && nameOf(x) === o.pair)?.other ?? {}
  const pair = o.pair === undefined ? {} : { pair: o.pair }
  return {
    ...(o.layout ? { sides: { layout: o.layout, other: printedOf({ ...other, id: o.id }), ...pair } } : {}),
    ...(Object.keys(facing).length ? { facing } : {}),
  }
}

/** The name of a card: its label if nothing else is said. */
export const nameOf = (o: FaceSpec & { readonly id: string }): string => o.name ?? o.id

/** The second card of a melded permanent, as it was before it melded. */
const second = (o: ObjectSpec, { id, ...face }: NonNullable<ObjectSpec['melded']>, owner: PlayerId): GameObject => ({
  id,
  card: id,
  printed: printedOf({ ...face, id }),
  sides: { layout: 'meld', other: printedOf({ ...o.other, id: o.id }), pair: nameOf(o) },
  kind: 'card',
  owner,
  controller: owner,
  zone: 'exile',
  ...FRESH,
  timestamp: 0,
})
