import 'server-only'
import type { Json } from '#lib/base/json'
import { isWhole } from '#lib/italian/form'
import { formBook } from '#lib/italian/forms'
import type { Probe } from '#lib/questions/index'

const book = formBook()

/** What an instructor may ask of a situation, as the form of the editor offers it; undefined where it is not said to its end. */
export const ownProbe = (unsafe: Json): Probe | undefined =>
  isWhole(book, { is: 'named', name: 'probe' }, unsafe) ? (unsafe as unknown as Probe) : undefined
