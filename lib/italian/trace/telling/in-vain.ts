import type { Ability, GameObject, RuleId } from '#lib/rules/index'
import { type Phrase, phrase, verbatim } from '../../grammar/index'
import { object, type Saying, type Tale } from './context'
import { keywordOf } from './triggers'

// Abilities that resolve and do nothing, since what they are of is not there.

/** Why an ability resolves in vain, after it; with the rules that say so. */
type Vain = Pick<Saying, 'rules' | 'decides'> & { readonly text: Phrase }

/** A token that has left the battlefield does not come back. */
const GONE_FOR_GOOD: RuleId = '111.8'

/** What changes zones is another object from then on. */
const ANOTHER: RuleId = '400.7'

export const inVain = (t: Tale, batch: number, o: GameObject): Vain | undefined =>
  unreturned(t, o) ?? unturned(t, batch, o) ?? renewed(t, batch, o)

/** «, ma una pedina che non esiste più non torna»: of an ability that would return what it is of. */
function unreturned(t: Tale, { onStack }: GameObject): Vain | undefined {
  const source = onStack?.source
  if (source === undefined) return undefined
  const keyword = keywordOf(t, source, onStack?.ability)
  const isToken = t.frames.some(({ objects }) => objects[source]?.kind === 'token')
  return isToken && (keyword === 'persist' || keyword === 'undying')
    ? { text: verbatim(', ma una pedina che non esiste più non torna'), rules: [GONE_FOR_GOOD] }
    : undefined
}

/** «, ma Talpa non è più sul campo di battaglia»: of what only somebody who believes it has turned up as it resolves. */
function unturned(t: Tale, batch: number, { onStack }: GameObject): Vain | undefined {
  const source = onStack?.source
  if (source === undefined || waited(onStack?.ability) === undefined) return undefined
  const there = t.frames[batch]?.objects[source]?.zone === 'battlefield'
  return there ? undefined : { text: phrase`, ma ${object(t, source)} non è più sul campo di battaglia`, rules: [] }
}

/** «, ma Mago è ora un altro oggetto e non si trasforma di nuovo»: of what only somebody who believes it has replaced as it transformed. */
function renewed(t: Tale, batch: number, { onStack }: GameObject): Vain | undefined {
  const { source, ability } = onStack ?? {}
  if (source === undefined || !transforms(ability)) return undefined
  const replaced = t.evaluation.trace?.happenings.some(
    ({ event: e, batch: then }) => then < batch && e.type === 'move' && e.transforming === true && e.object === source,
  )
  return replaced
    ? {
        text: phrase`, ma ${object(t, source)} è ora un altro oggetto e non si trasforma di nuovo`,
        rules: [ANOTHER],
        decides: true,
      }
    : undefined
}

/** Whether an ability transforms what it is of. */
const transforms = (ability: Ability | undefined): boolean =>
  ability !== undefined && 'effect' in ability && ability.effect?.do === 'transform' && ability.effect.what === 'self'

/** What only somebody who believes it finds on the stack is no ability of anything. */
export const waited = (ability: Ability | undefined): Phrase | undefined => {
  if (ability?.type !== 'activated' || !('effect' in ability)) return undefined
  if (ability.effect?.do === 'together' && !ability.cost?.length) return verbatim('il danno da combattimento')
  return ability.effect?.do === 'turnFaceUp' ? verbatim("l'azione in pila") : undefined
}
