import { query, room } from '../../kernel/rule'

/** What is done to a zone is done to all the cards in it. */
export const wholeZones = room('400.12', 'Doing something to a zone', [
  query('400.12', 'zoneContents', (v, { zone, of }) => v.state.own[zone][of] ?? []),
])
