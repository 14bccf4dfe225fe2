import { onBattlefield } from '../../kernel/look'
import { ignores, legality, query, room } from '../../kernel/rule'

/** Status stays until something changes it: what is flipped and becomes a copy of a flip card is its lower part. */
export const status = room(
  '110.5',
  'Status',
  [
    query('110.5c', 'status', (_, { object, values: { lower, manaCost, colors, ...values } }) =>
      object.facing?.flipped && lower
        ? {
            ...lower,
            ...(values.copied ? { copied: true } : {}),
            ...(manaCost === undefined ? {} : { manaCost }),
            colors,
          }
        : undefined,
    ),
    legality('110.5d', 'turn-up', (v, { object }) =>
      onBattlefield(v, object) ? undefined : { reason: 'no-status', detail: { object } },
    ),
  ],
  [ignores('exiled-facedown-status', '110.5d'), ignores('copy-resets-status', '110.5c')],
)
