import { points } from './bank'
import type { Form } from './form'
import { NATURAL_FORM } from './probe'
import type { Template } from './template'

/** The form in which a template asks: its own, or the natural one of what it asks at the first point that makes sense. */
export function formOf(t: Template): Form {
  if (t.form) return t.form
  for (const { point } of points(t)) if (!t.valid || t.valid(point)) return NATURAL_FORM[t.probe(point).ask]
  return 'choice'
}
