import 'server-only'
import { z } from 'zod'
import type { Probe } from '#lib/questions/index'

const player = z.enum(['A', 'N', 'B', 'C'])
const object = z.string().min(1).max(60)

/** What an instructor may ask of a situation, as the form of the editor offers it. */
export const ownProbe: z.ZodType<Probe> = z.discriminatedUnion('ask', [
  z.object({
    ask: z.enum(['life', 'poison', 'hand', 'library', 'graveyard', 'cardsDrawn', 'lost', 'outcome']),
    player,
  }),
  z.object({
    ask: z.enum(['power', 'toughness', 'marked', 'triggers', 'pt', 'zone', 'controller', 'survives', 'died', 'tapped']),
    object,
  }),
  z.object({ ask: z.literal('counters'), object, counter: z.string().min(1).max(30) }),
  z.object({ ask: z.literal('legal'), action: z.number().int().min(0).max(60) }),
  z.object({ ask: z.literal('totals') }),
]) as unknown as z.ZodType<Probe>
