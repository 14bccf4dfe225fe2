import { canonical, type Json } from '#lib/base/json'
import type { Form } from './form'

/** What an answer says: of yes or no with its reason, the yes or no alone. */
const outcomeOf = (form: Form, value: Json): Json =>
  (form === 'yes-no' || form === 'reply') && value !== null && typeof value === 'object' && !Array.isArray(value)
    ? ((value as { readonly [key: string]: Json }).verdict ?? value)
    : value

/** Whether two answers of a form say the same, for whatever reason. */
export const sameOutcome = (form: Form, a: Json, b: Json): boolean =>
  canonical(outcomeOf(form, a)) === canonical(outcomeOf(form, b))
