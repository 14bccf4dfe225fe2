import { del, type Noun, say, verbatim } from '../grammar/index'
import type { CallWords, Tale } from './tale'

/** Whether something is there once a certain spell has resolved: of a story of several it is named which. */
export const staysAfter = (what: (t: Tale) => Noun, spell: (t: Tale) => Noun): NonNullable<CallWords['matter']> => ({
  ask: (t) => say`${what(t)} è ancora sul campo di battaglia dopo la risoluzione ${del(spell(t))}?`,
  ruled: (t, stays) => say`${what(t)} ${verbatim(stays ? 'resta' : 'non è più')} sul campo di battaglia.`,
})
