/**
 * How an answer is given: one option; a whole number; yes or no with its reason; every statement that is true; the right order; the
 * zone of every card; every box of the board; what to say to the player who asks.
 */
export const FORMS = ['choice', 'number', 'yes-no', 'select', 'order', 'zones', 'board', 'reply'] as const
export type Form = (typeof FORMS)[number]

/** Those answered by choosing among what is written: nothing to type, to put in order, or to fill in box by box. */
export const BY_CHOICE: readonly Form[] = ['choice', 'yes-no', 'select', 'reply']
