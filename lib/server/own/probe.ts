import 'server-only'
import { isRecord, type Json } from '#lib/base/json'
import { isWhole } from '#lib/italian/editor'
import { editorFields } from '#lib/italian/fields'
import type { Probe } from '#lib/questions/index'

const fields = editorFields()

/** What an instructor may ask of a situation, as the form of the editor offers it; undefined where it is not said to its end. */
export function ownProbe(unsafe: Json): Probe | undefined {
  if (!isRecord(unsafe)) return undefined
  // Questions of the format may state their answer: here that is not even read.
  const { is: _, ...asked } = unsafe
  return isWhole(fields, { is: 'named', name: 'probe' }, asked as Json) ? (asked as unknown as Probe) : undefined
}
