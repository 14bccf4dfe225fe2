import { levelOf } from './difficulty'
import { formOf } from './form-of'
import { interacts } from './interacting'
import type { Template } from './template'

/** A template as practice and exams look at it. */
export const practicable = (t: Template) => ({
  id: t.id,
  claims: t.claims,
  beliefs: t.beliefs,
  form: formOf(t),
  level: levelOf(t),
  interacts: interacts(t),
  retells: t.retells,
})
