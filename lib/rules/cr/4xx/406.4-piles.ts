import type { ObjectId } from '../../kernel/ids'
import { query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Face-down cards exiled at one time by one thing, at which a player may not look. */
function pile(v: View, id: ObjectId, player: string): readonly ObjectId[] | undefined {
  const { objects, shared } = v.state
  const { zone, lookers, exiledBy, amid } = objects[id] ?? {}
  const unseen = (object: ObjectId): boolean => v.ask('mayLook', { player, zone: 'exile', of: player, object }) !== true
  if (zone !== 'exile' || !lookers || !unseen(id)) return undefined
  return shared.exile.filter((other) => {
    const o = objects[other]
    const together = other === id || (amid !== undefined && o?.amid === amid)
    return together && o?.lookers && o.exiledBy === exiledBy && unseen(other)
  })
}

/** Who may not look at a face-down card chooses its pile, and chance one of the cards in it. */
export const facedownPiles = room('406.4', 'Piles of face-down cards in exile', [
  query('406.4', 'unseenPile', (v, { object, player }) => pile(v, object, player)),
])
