import type { Reader } from '../shell/reader'

const states = {
  learning: ['half', 'in corso, '],
  solid: ['full', 'acquisita, '],
} as const

/** Fills the dots beside the rule numbers with what the reader knows. */
export function fillDots(mastery: Reader['mastery']): void {
  for (const [rule, state] of Object.entries(mastery)) {
    const [shape, word] = states[state] ?? []
    if (shape === undefined) continue
    for (const dot of document.querySelectorAll(`.dot[data-rule="${CSS.escape(rule)}"]`)) dot.className = `dot ${shape}`
    for (const said of document.querySelectorAll(`[data-rule-state="${CSS.escape(rule)}"]`)) said.textContent = word
  }
}
