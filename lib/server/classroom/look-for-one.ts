import 'server-only'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { templateName } from '#lib/italian/template-names'
import { defineUseCase } from '../define-use-case'
import { itemSeed } from '../item/item-seed'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { itemIn, templatesAbout } from './about-words'

/** Questions to choose from at most. */
const MOST = 3

const shape = z.object({ question: z.string().max(500), byChoice: z.boolean().optional() })

/**
 * Questions for a hall on one: those that what was typed is about, each of a template of its own, with what it is called and what it asks; none
 * where it is the address of one, which needs no choice. The same words find the same ones for the same person. For instructors.
 */
export const lookForOne = defineUseCase(
  'classroom/look-for-one',
  shape,
  async ({ question: typed, byChoice = false }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
    const found = itemIn(typed) === undefined ? await templatesAbout(database(), typed, byChoice) : []
    const seed = keyed(who.value.id, 'one', typed)
    const drawings = shuffled(seed, found)
      .slice(0, MOST)
      .map((template) => ({ seed: keyed(seed, template), wish: { template }, without: [], n: MOST }))
    const open = new Set(await openToAsker(now))
    const drawn = drawings.length === 0 ? [] : await bank.draw(drawings, who.value.id)
    return ok({
      found: found.length,
      questions: drawn.flatMap((offers) => {
        const item = offers.find((offer) => !open.has(offer.item.id))?.item
        if (item === undefined) return []
        const title = templateName(item.template)
        return [{ itemId: item.id, title, ask: bank.ask(bank.toPublic(item), itemSeed(item.id)) }]
      }),
    })
  },
)
