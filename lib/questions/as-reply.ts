import type { Template } from './template'

/** The boards of a template of yes or no, asked as «Che cosa rispondi al giocatore?». */
export const asReply = (t: Template): Template => ({
  ...t,
  id: `${t.id}-reply`,
  version: 1,
  form: 'reply',
  retells: t.id,
})
