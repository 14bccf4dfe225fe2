import type { Problem } from '../language/problem'
import { nameOf } from './faces'
import { objectsOf, type Placed } from './objects'
import type { FaceSpec, ObjectSpec, Scenario } from './scenario'

/** What is said of a card with more faces than one, or of how it lies, that cannot be. */
export function checkFaces(s: Scenario): readonly Problem[] {
  const all = objectsOf(s)
  return all.flatMap((o) => [...sidesOf(o, all), ...lyingOf(o)])
}

const impossible = (path: string, found: unknown, expected: string): Problem => ({
  path,
  code: 'impossible',
  found: typeof found === 'object' ? path.slice(path.lastIndexOf('.') + 1) : String(found),
  expected,
})

function sidesOf({ spec: o, path }: Placed, all: readonly Placed[]): readonly Problem[] {
  const { layout } = o
  const said = (['other', 'pair', 'up', 'melded'] as const).filter((word) => o[word] !== undefined)
  if (!layout) return said.map((word) => impossible(`${path}.${word}`, o[word], 'a card with a layout'))
  const out: Problem[] = []
  const isMade = ({ spec }: Placed): boolean => spec.layout === 'meld' && nameOf(spec) === o.pair && !!spec.other
  if (!o.other && !(layout === 'meld' && !o.melded && all.some(isMade)))
    out.push({ path: `${path}.other`, code: 'missing', expected: 'what its other face or half says' })
  if (layout === 'meld' && o.pair === undefined)
    out.push({ path: `${path}.pair`, code: 'missing', expected: 'the name of the card with which it melds' })
  for (const word of ['pair', 'melded'] as const)
    if (layout !== 'meld' && o[word] !== undefined) out.push(impossible(`${path}.${word}`, o[word], 'a meld card'))
  if (o.up && layout !== 'transforming' && layout !== 'modal')
    out.push(impossible(`${path}.up`, o.up, 'a card with two faces'))
  if (o.melded && nameOf(o.melded) !== o.pair)
    out.push(impossible(`${path}.melded.name`, nameOf(o.melded), `${o.pair}, its counterpart`))
  return [...out, ...bodyOf(o.other, `${path}.other`)]
}

/** Face down, flipped or with its back up is what is on the battlefield (110.5d); a card with two faces has no side to hide. */
function lyingOf({ spec: o, zone, path }: Placed): readonly Problem[] {
  const words = (['up', 'melded', 'flipped', 'faceDown'] as const).filter((word) => o[word])
  const hidden = typeof o.faceDown === 'object' ? bodyOf(o.faceDown, `${path}.faceDown`) : []
  const away =
    zone === 'field' ? [] : words.filter((word) => !(zone === 'exile' && word === 'faceDown' && o.faceDown === true))
  return [
    ...away.map((word) => impossible(`${path}.${word}`, o[word], 'a permanent on the battlefield')),
    ...(o.faceDown && (o.up || o.melded) ? [impossible(`${path}.faceDown`, 'true', 'its front face up')] : []),
    ...hidden,
  ]
}

/** A creature has power and toughness. */
const bodyOf = (face: FaceSpec | undefined, path: string): readonly Problem[] =>
  face?.types?.includes('creature') && face.pt === undefined
    ? [{ path: `${path}.pt`, code: 'missing', expected: 'power and toughness, such as 2/2' }]
    : []

/** What can be seen of a card where it lies. */
export function faceUp(o: ObjectSpec): FaceSpec & { readonly path: string } {
  if (o.faceDown) return { path: '.faceDown', ...(o.faceDown === true ? { pt: '2/2' } : o.faceDown) }
  if (o.up || o.melded || (o.flipped && o.layout === 'flip')) return { path: '.other', ...o.other }
  return { path: '', ...o, name: nameOf(o) }
}
