import { result, room } from '../../kernel/rule'

/** Exiling puts an object into the exile zone. */
export const exiling = room('701.13', 'Exile', [
  result('701.13a', 'exile', (v, { object, source, exiler, lookers }) =>
    v.state.objects[object]?.zone === 'exile'
      ? undefined
      : [
          {
            type: 'move',
            object,
            to: 'exile',
            verb: 'exile',
            ...((source ?? exiler) === undefined ? {} : { by: source ?? exiler }),
            ...(lookers ? { lookers } : {}),
          },
        ],
  ),
])
