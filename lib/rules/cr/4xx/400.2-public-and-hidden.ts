import { isOwn } from '../../kernel/move'
import { believes, query, room, rule } from '../../kernel/rule'
import { revealing } from '../../kernel/shown'

const hidden = query('400.2', 'zonePublic', (_, { zone }) => zone !== 'library' && zone !== 'hand')

/** What everybody sees everybody may count. */
const counting = query(
  '400.2',
  'mayCount',
  (v, { zone, of }) => v.ask('zonePublic', { zone, of }) === true || undefined,
)

/** In public zones all players can see what is there; libraries and hands are hidden, whatever of them is revealed. */
export const publicAndHidden = room(
  '400.2',
  'Public and hidden zones',
  [rule('400.2', hidden, counting)],
  [
    believes(
      'revealed-hand-public',
      rule(
        '400.2',
        query('400.2', 'zonePublic', (v, { zone, of }) =>
          zone === 'hand' ? revealing(v, 'hand').includes(of) : !isOwn(zone) || zone === 'graveyard',
        ),
        counting,
      ),
    ),
  ],
)
