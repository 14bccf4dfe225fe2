import { isRecord, type Json } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import type { Option } from './item'
import { keyOf } from './key'

/**
 * How an answer is given to a player who asks: with its reason, whichever that is; without what decides (`bare`); or with advice on what to
 * play in place of that (`advice`), of which there are some: `n` is which.
 */
export const REPLIES = ['whole', 'bare', 'advice'] as const
type Reply = (typeof REPLIES)[number]

/** What is wrong with a reply whose verdict is right. */
export type Flaw = Exclude<Reply, 'whole'>

/** Pieces of advice to choose from. */
const ADVICE = [0, 1, 2]

/** How a value is replied; undefined for one that is no reply. */
export const replyOf = (value: Json): Reply | undefined =>
  isRecord(value) ? REPLIES.find((reply) => reply === value.reply) : undefined

export const flawOf = (value: Json): Flaw | undefined => {
  const reply = replyOf(value)
  return reply === 'whole' ? undefined : reply
}

/**
 * Four replies made of yes or no with its reasons, the right one first: the right verdict for a belief's reason, a wrong verdict, and the
 * right one with a flaw. None where no belief gives one or the other.
 */
export function replies(id: string, [right, ...wrong]: readonly Option[]): readonly Option[] {
  if (!right) return []
  const said = (o: Option): boolean => verdictOf(o) === verdictOf(right)
  const [reason] = shuffled(`${id}|reason`, wrong.filter(said))
  const [verdict] = shuffled(
    `${id}|verdict`,
    wrong.filter((o) => !said(o)),
  )
  const [flaw = 'bare'] = shuffled(`${id}|flaw`, ['bare', 'advice'] as const)
  const [n = 0] = shuffled(`${id}|advice`, ADVICE)
  if (!reason || !verdict) return []
  return [
    replied(right, 'whole'),
    replied(reason, 'whole'),
    replied(verdict, 'whole'),
    replied(right, flaw, flaw === 'advice' ? { n } : {}),
  ]
}

const verdictOf = ({ value }: Option): Json | undefined => (isRecord(value) ? (value.verdict as Json) : undefined)

function replied({ value, beliefs }: Option, reply: Reply, more: Readonly<Record<string, Json>> = {}): Option {
  const spoken: Json = { ...(isRecord(value) ? (value as Record<string, Json>) : {}), reply, ...more }
  return { key: keyOf(spoken), value: spoken, beliefs }
}
