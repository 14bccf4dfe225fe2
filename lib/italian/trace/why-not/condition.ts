import type { Condition, PlayerId } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { il, type Phrase, phrase, puntiVita, verbatim } from '../../grammar/index'
import { holderOf } from '../../names/people'
import { player, type Tale } from '../telling/context'
import { voiceOf } from './scene'

/** A number that a condition looked at: what there was, «Anna ha 12 punti vita», and what was asked, «ne chiede almeno 13». */
export interface Comparison {
  readonly has: Phrase
  readonly asks: Phrase
}

/** What the condition of an ability of a player compared; undefined where it is no number that has words. */
export function compared(
  t: Tale,
  { is, number }: { readonly is: Condition; readonly number?: number },
  you: PlayerId,
  source: string,
): Comparison | undefined {
  if (!('amount' in is) || typeof is.amount !== 'object' || number === undefined) return undefined
  const least = typeof is.atLeast === 'number' ? is.atLeast : undefined
  const most = typeof is.atMost === 'number' ? is.atMost : undefined
  const bound = least ?? most
  if (bound === undefined) return undefined
  const asks = phrase`ne chiede ${verbatim(least === undefined ? 'al massimo' : 'almeno')} ${bound}`
  if ('lifeOf' in is.amount && is.amount.lifeOf === 'you')
    return { has: phrase`${il(holderOf(t.people, you))} ha ${puntiVita(number)}`, asks }
  if (!('count' in is.amount) || is.amount.count.controller !== 'you') return undefined
  const { controller: _, ...kind } = is.amount.count
  const v = voiceOf(t, you, source)
  const [one, many] = [filterNoun(v, kind, 'one'), filterNoun(v, kind, 'many')]
  const what =
    number === 0
      ? phrase`non controlla ${many}`
      : number === 1
        ? phrase`controlla ${number} ${one}`
        : phrase`controlla ${number} ${many}`
  return { has: phrase`${player(t, you)} ${what}`, asks }
}
