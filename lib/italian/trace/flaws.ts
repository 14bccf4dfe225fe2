import type { Item, Option } from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import { flawOf } from '#lib/questions/replies'
import type { VerdictView } from '../views'

const SAID = {
  bare: 'È il verdetto giusto, ma la risposta non è completa: non dice che cosa decide.',
  advice: "È il verdetto giusto, ma al posto della ragione c'è un consiglio di gioco: un arbitro non ne dà.",
  reason: 'Il verdetto è giusto, la ragione no.',
  verdict: 'Il verdetto è sbagliato.',
} as const

/** Of an answer to a player, what is wrong with each that is not the right one, and with the one that was chosen. */
export function flawsOf(item: Item, chosen: Option | undefined): Pick<VerdictView, 'flaws' | 'flaw'> {
  const key = item.options.find((o) => o.key === item.right)
  if (item.form !== 'reply' || !key) return {}
  const own = chosen && chosen.key !== item.right ? flawOf(chosen.value) : undefined
  return {
    ...(own === undefined ? {} : { flaw: own }),
    flaws: item.options.flatMap((option) => {
      if (option.key === item.right) return []
      const same = sameOutcome(item.form, option.value, key.value)
      return [{ key: option.key, text: SAID[flawOf(option.value) ?? (same ? 'reason' : 'verdict')] }]
    }),
  }
}
