/**
 * How an answer is given: one option; a whole number; yes or no with its reason; every statement that is true; the right order; the
 * zone of every card; every box of the board; what to say to the player who asks.
 */
export const FORMS = ['choice', 'number', 'yes-no', 'select', 'order', 'zones', 'board', 'reply'] as const
export type Form = (typeof FORMS)[number]
