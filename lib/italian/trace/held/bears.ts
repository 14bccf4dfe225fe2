import { canonical, type Json } from '#lib/base/json'
import type { Evaluation, MisconceptionId } from '#lib/rules/index'

/** Beliefs about what comes of something that has to come about first: that a creature which is to fight is missing, or the source of what waits in the stack. */
const OF_SOMETHING_FIRST: readonly MisconceptionId[] = ['ability-dies-with-source', 'fight-one-sided']

/**
 * Whether a belief is about anything in a story. What it is about changes what happens wherever it comes about: where all happens as by the
 * rules there was no such thing, and nothing can be told of it, though somebody may give it as their reason.
 */
export const bears = (id: MisconceptionId, believed: Evaluation, right: Evaluation): boolean =>
  !OF_SOMETHING_FIRST.includes(id) || canonical(happened(believed)) !== canonical(happened(right))

/** What happens, in its order, whatever the rules that act in it. */
const happened = ({ trace }: Evaluation): Json =>
  (trace?.happenings ?? []).map(({ event, fate }) => [event, fate]) as unknown as Json
