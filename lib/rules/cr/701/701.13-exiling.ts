import { result, room } from '../../kernel/rule'

/** Exiling puts an object into the exile zone. */
export const exiling = room('701.13', 'Exile', [
  result('701.13a', 'exile', (v, { object, source, lookers }) =>
    v.state.objects[object]?.zone === 'exile'
      ? undefined
      : [
          {
            type: 'move',
            object,
            to: 'exile',
            verb: 'exile',
            ...(source === undefined ? {} : { by: source }),
            ...(lookers ? { lookers } : {}),
          },
        ],
  ),
])
