import type { ObjectId } from '../../kernel/ids'
import { names, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    phasing: object
  }
}

/** What is attached to a permanent. */
const attachedTo = (v: View, host: ObjectId): readonly ObjectId[] =>
  v.state.shared.battlefield.filter((id) => v.state.objects[id]?.attachedTo === host)

const phasedWith = (v: View, host: ObjectId): readonly ObjectId[] =>
  Object.values(v.state.objects).flatMap((o) => (o.phasedOut === host ? [o.id] : []))

/** What is phased out is treated as though it did not exist; what is attached to it phases out and in together with it. */
export const phasing = room('702.26', { title: 'Phasing', keyword: 'phasing' }, [
  names('702.26b', 'phaseOut'),
  names('702.26d', 'phaseIn'),
  rule(
    '702.26g',
    result('702.26g', 'phaseOut', (v, { object }) =>
      attachedTo(v, object).map((x) => ({ type: 'phaseOut', object: x, with: object })),
    ),
    result('702.26g', 'phaseIn', (v, { object }) => phasedWith(v, object).map((x) => ({ type: 'phaseIn', object: x }))),
  ),
])
