import 'server-only'
import { z } from 'zod'

/** An e-mail address as it is kept: trimmed and lower case. */
export const email = z
  .string()
  .max(300)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email().max(254))
