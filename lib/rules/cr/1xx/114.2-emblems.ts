import { result, room } from '../../kernel/rule'

/** Who gets an emblem puts it into the command zone, and owns and controls it. */
export const emblems = room('114.2', 'Emblems', [
  result('114.2', 'getEmblem', (_, { player, label, what }) => [{ type: 'createEmblem', player, label, what }]),
])
