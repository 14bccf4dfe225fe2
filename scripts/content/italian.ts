import { type Check, type Context, lint } from '#lib/italian/lint/index'
import type { CheckItalian, Term } from '#lib/lessons/index'

const places: Readonly<Record<Parameters<CheckItalian>[1], Context>> = {
  lesson: { where: 'lesson' },
  feedback: { where: 'feedback' },
  label: { where: 'label' },
  history: { where: 'lesson', history: true },
}

/** How much a check weighs: warnings ask for another look, errors keep a text from being published. */
export type Severity = Check['severity']

/**
 * The checks on Italian as content takes them, one plain block at a time. English names are looked for among the keywords: those
 * of other terms («creature», «layer») are often Italian words too.
 */
export function italianChecks(terms: readonly Term[], severity: Severity = 'error'): CheckItalian {
  const glossary = terms.filter((t) => t.rules.some((n) => n.startsWith('702.')))
  return (text, kind) =>
    lint(text, { ...places[kind], glossary })
      .filter((f) => f.severity === severity)
      .map((f) => ({ code: f.check, offset: f.at, text: `«${f.found}»: ${f.says}.` }))
}
