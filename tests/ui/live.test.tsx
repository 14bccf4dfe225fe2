/** @jest-environment jsdom */
import { sayRound } from '../../app/_ui/live/say-round'

describe('the second vote', () => {
  it('says what it is about', () => {
    expect(sayRound({ phase: 'shown' })).toMatch(/parlate di questa domanda, poi ne arriva un’altra/)
    expect(sayRound({ phase: 'open' })).toMatch(/la domanda è un’altra/)
    for (const phase of ['shown', 'open', 'closed'] as const)
      expect(sayRound({ phase, sameAgain: true })).toBe('Seconda votazione: la domanda è la stessa.')
  })
})
