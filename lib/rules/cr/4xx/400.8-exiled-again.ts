import { result, room } from '../../kernel/rule'

/** What is exiled while it is in exile stays there, as a new object that has just been exiled. */
export const exiledAgain = room('400.8', 'Exiling what is in exile', [
  result('400.8', 'exile', (v, { object, source, lookers }) =>
    v.state.objects[object]?.zone === 'exile'
      ? [
          {
            type: 'renew',
            object,
            ...(source === undefined ? {} : { by: source }),
            ...(lookers ? { lookers } : {}),
          },
        ]
      : undefined,
  ),
])
