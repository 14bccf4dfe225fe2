import { believes, query, room } from '../../kernel/rule'

/** A card that one ability of an object exiles and another speaks of is one that this very object exiled. */
export const linkedAbilities = room(
  '406.6',
  'Linked abilities',
  [query('406.6', 'isLinked', (v, { object, source }) => v.state.objects[object]?.exiledBy === source)],
  [
    believes(
      'linked-abilities-shared',
      query('406.6', 'isLinked', (v, { object, source }) => {
        const by = v.state.objects[object]?.exiledBy
        return by !== undefined && v.characteristics(by).name === v.characteristics(source).name
      }),
    ),
  ],
)
