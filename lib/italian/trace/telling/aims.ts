import { and, type Phrase, phrase, verbatim } from '../../grammar/index'
import { type Tale, target } from './context'

/** «Con bersaglio Orso», after what has it; nothing without targets. */
export function aims(t: Tale, targets: readonly string[]): Phrase {
  const chosen = targets.filter((id) => id !== '')
  if (!chosen.length) return verbatim('')
  return phrase` con ${verbatim(chosen.length > 1 ? 'bersagli' : 'bersaglio')} ${and(chosen.map((id) => target(t, id)))}`
}
