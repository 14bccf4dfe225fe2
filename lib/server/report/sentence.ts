import 'server-only'
import { z } from 'zod'

/** Signs of a sentence: enough for two, too few for an essay. */
export const LONGEST_SENTENCE = 600

/** What somebody writes in a sentence, in one line; null for nothing, or for too much. */
export const sentenceShape = z
  .string()
  .transform((text) => text.replace(/\s+/gu, ' ').trim())
  .transform((text) => (text === '' || text.length > LONGEST_SENTENCE ? null : text))
