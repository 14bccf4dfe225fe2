import type { Template } from './template'

/** Versions above the first: each time that the boards which are told again have changed. */
const VERSIONS: Readonly<Record<string, number>> = {
  'cleanup-together': 2,
  'escalate-cost': 2,
  'first-strike-duel': 5,
  'flying-block': 2,
  'free-x': 2,
  'menace-gained': 2,
  'pay-life': 3,
  'sacrifice-right': 4,
  'short-library': 2,
  'suspend-timing': 4,
  'trample-planeswalker': 2,
}

/** The boards of a template of yes or no, asked as «Che cosa rispondi al giocatore?». */
export const asReply = (t: Template): Template => ({
  ...t,
  id: `${t.id}-reply`,
  version: VERSIONS[t.id] ?? 1,
  form: 'reply',
  retells: t.id,
})
