import 'server-only'
import { BY_CHOICE, type Form } from '#lib/questions/form'
import { bank } from './ports'

/** Templates of whose questions none is answered by choosing alone: where only those are wanted, nothing is drawn of these. */
export const answeredOtherwise = (): readonly string[] =>
  bank.templates().flatMap(({ id, form }) => (BY_CHOICE.includes(form as Form) ? [] : [id]))
