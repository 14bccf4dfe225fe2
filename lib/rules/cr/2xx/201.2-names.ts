import type { ObjectId } from '../../kernel/ids'
import { objectOf } from '../../kernel/look'
import { believes, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Name = (v: View, id: ObjectId) => string
const name: Name = (v, id) => v.characteristics(id).name
/** Of a face-down permanent the name that stands on its card. */
const onCard: Name = (v, id) => objectOf(v, id)?.printed.name ?? name(v, id)

const sharing = (of: Name, but: (v: View, object: ObjectId, other: ObjectId) => boolean = () => false) =>
  query('201.2a', 'sameName', (v, { object, other }) => {
    const own = of(v, object)
    return own !== '' && own === of(v, other) && !but(v, object, other)
  })

/** Two objects have the same name if they have a name in common; what has no name shares it with nothing. */
export const sharedNames = room(
  '201.2',
  'Names',
  [sharing(name)],
  [
    believes(
      'nameless-share-name',
      query('201.2a', 'sameName', (v, { object, other }) => name(v, object) === name(v, other)),
    ),
    believes('facedown-keeps-name', sharing(onCard)),
    believes(
      'token-has-no-name',
      sharing(name, (v, object) => objectOf(v, object)?.kind === 'token'),
    ),
    believes(
      'same-name-same-controller',
      sharing(name, (v, object, other) => v.controller(object) !== v.controller(other)),
    ),
    believes(
      'name-means-one',
      sharing(name, () => true),
    ),
  ],
)
