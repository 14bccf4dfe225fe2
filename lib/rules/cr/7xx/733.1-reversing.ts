import { legality, room } from '../../kernel/rule'

/** What a cost is paid with, chosen as it is paid. */
const PAYING: readonly string[] = ['sacrifice', 'discard', 'exile']

/**
 * Whoever begins an action and cannot legally complete it has not taken it: what they had chosen and paid for it is taken back. What another
 * player chooses in the middle of it is not theirs to complete.
 */
export const reversing = room('733.1', 'Reversing illegal actions', [
  legality('733.1', 'answer', (_, { player, request }) => {
    if (request.player !== player) return undefined
    return PAYING.includes(request.choose)
      ? { reason: 'cannot-pay-with-that', detail: { player } }
      : { reason: 'illegal-choice', detail: { player } }
  }),
])
