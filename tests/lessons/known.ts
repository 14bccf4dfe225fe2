import { ok } from '#lib/base/result'
import type { CheckItalian, Known, ScenarioProblem, Term } from '#lib/lessons/index'

const term = (it: string, en: string, rule: string, definition: string, ...alternatives: string[]): Term => ({
  id: it.replaceAll(' ', '-'),
  it,
  en,
  alternatives,
  rules: [rule],
  definition,
  letter: it.charAt(0).toUpperCase(),
})

const terms = [
  term('legame vitale', 'lifelink', '702.15', "Il danno fa anche guadagnare punti vita a chi controlla l'oggetto."),
  term('azione generata dallo stato', 'state-based action', '704', 'Un controllo che il gioco fa da solo.', 'SBA'),
]

const refused: readonly ScenarioProblem[] = [
  { path: ['field', 'A', 1, 'pt'], message: 'Qui ci vuole forza e costituzione.' },
]

/** Finds the word «sbaglio» in all prose except under «Com'era». */
const checkItalian: CheckItalian = (text, kind) =>
  kind === 'history'
    ? []
    : [...text.matchAll(/sbaglio/g)].map((m) => ({ code: 'L00', offset: m.index, text: `«sbaglio» (${kind})` }))

/** A small world: two rules, one belief, two cards, one question; scenarios with `illegal` are refused, with two creatures wrong. */
export const known: Known = {
  rules: new Set(['119.4', '119.4b']),
  misconceptions: new Set(['life-cannot-go-negative']),
  cards: new Map([
    ['orso-grigio', { it: 'Orso Grigio', en: 'Grey Bear' }],
    ['serra-angel', { en: 'Serra Angel' }],
  ]),
  terms: new Map(terms.map((t) => [t.it, t])),
  isQuestion: (id) => id === 'pagare-punti-vita',
  evaluate: (data) => {
    const scenario = data as { illegal?: boolean; unmet?: boolean; field?: unknown }
    if (scenario.field !== undefined) return { ok: false, error: refused }
    if (scenario.unmet) return ok('unmet')
    return ok(scenario.illegal ? 'illegal' : 'complete')
  },
  foretell: (data, beliefs) => {
    const { none } = data as { none?: boolean }
    if (none) return { ok: false, error: 'Qui non c’è niente da prevedere.' }
    const wrong = beliefs.map((belief) => ({ text: `come ${belief}`, belief }))
    return ok([{ text: '17', right: true as const }, ...wrong])
  },
  tellApart: (_, beliefs) => {
    const wrong = beliefs.map((belief) => ({ text: 'Solo nella seconda', belief }))
    return ok([{ text: 'Solo nella prima', right: true as const }, ...wrong])
  },
  checkItalian,
}
