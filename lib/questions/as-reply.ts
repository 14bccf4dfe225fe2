import type { Template } from './template'

/** Versions above the first: each time that the boards which are told again have changed. */
const VERSIONS: Readonly<Record<string, number>> = {
  'cleanup-together': 2,
  'escalate-cost': 2,
  'first-strike-duel': 5,
  'flying-block': 4,
  'free-x': 2,
  'land-is-no-spell': 3,
  'menace-gained': 2,
  'pay-life': 3,
  'pay-zero': 6,
  'sacrifice-right': 5,
  'short-library': 2,
  'suspend-timing': 7,
  'trample-planeswalker': 2,
  'vigilance-tapped': 4,
}

/** The boards of a template of yes or no, asked as «Che cosa rispondi al giocatore?». */
export const asReply = (t: Template): Template => ({
  ...t,
  id: `${t.id}-reply`,
  version: VERSIONS[t.id] ?? 1,
  form: 'reply',
  retells: t.id,
})
