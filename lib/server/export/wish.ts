import 'server-only'
import { z } from 'zod'

/** Questions of an export at most. */
export const MOST = 200

/** Subjects at most; what is beyond is left out. */
const some = (subjects: readonly string[]): readonly string[] => subjects.slice(0, 60)

/**
 * What an export is about: lessons by their addresses, rules by their numbers; neither means every lesson. It comes from an address, which
 * anybody may type: what makes no sense is what it usually is.
 */
export const exportWish = z.object({
  lessons: z.array(z.string()).transform(some),
  /** A number stands for all under it: `702.15` for 702.15a and 702.15b. */
  rules: z.array(z.string()).transform(some),
  count: z.coerce.number().int().min(1).max(MOST).catch(10),
  format: z.unknown().pipe(z.enum(['anki', 'gift', 'moodle']).catch('anki')),
  /** Another series has other questions about the same. */
  series: z.coerce.number().int().min(1).max(999).catch(1),
})

export type ExportWish = z.output<typeof exportWish>
