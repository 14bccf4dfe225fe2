import { patchPlayer, type Stores } from '../keep'

/** What is counted for the whole game. */
export const variantsStores = {
  tally: (s, { player, of, card, amount }) => {
    const tallies = s.players[player]?.tallies
    const known = tallies?.[of]
    return patchPlayer(s, player, {
      tallies: { ...tallies, [of]: { ...known, [card]: (known?.[card] ?? 0) + amount } },
    })
  },
} satisfies Stores
