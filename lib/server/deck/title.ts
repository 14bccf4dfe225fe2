import 'server-only'
import { z } from 'zod'

/** What a deck is called: a line of text. */
export const deckTitle = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(120))
