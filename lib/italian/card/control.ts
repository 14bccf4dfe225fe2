import type { Effect, ObjectId } from '#lib/rules/index'
import { and, capital, del, il, type Phrase, phrase, un, verb, verbatim } from '../grammar/index'
import { printed } from './amount'
import { conditionText } from './condition'
import { costText, paying } from './cost'
import { filterNoun } from './filter'
import { infinitive } from './infinitive'
import { lastingText } from './lasting'
import { watched, whenText } from './pattern'
import { A_CARD, metBefore, objectNoun, TOGETHER, who } from './refs'
import { conjugate, doing, EOT, opening, type Say, selfNoun, type Voice } from './voice'

const small = (text: Phrase): Phrase => verbatim(text.charAt(0).toLowerCase() + text.slice(1))
const otherwise = (v: Voice, e: Effect | undefined, say: Say): Phrase =>
  e === undefined ? verbatim('') : phrase`. Altrimenti, ${say(v, e)}`

export type Control = Extract<
  Effect,
  {
    do:
      | 'if'
      | 'may'
      | 'unless'
      | 'delayed'
      | 'selfReplacing'
      | 'whenYouDo'
      | 'choose'
      | 'copySpell'
      | 'newTargets'
      | 'counterSpell'
      | 'exileUntilLeaves'
  }
>

/**
 * «Scegli una creatura bersaglio. » What waits acts on targets that were chosen before it began to: those that the text has not met yet are
 * said first, and then it is «quella creatura».
 */
function chosenBefore(v: Voice, e: Extract<Effect, { do: 'delayed' }>): Phrase {
  if (v.speaks !== 'card' || e.targets) return verbatim('')
  const declared = targetsIn(e.effect).flatMap((at) => (v.targets[at]?.kind === 'object' ? [{ target: at }] : []))
  const aimed = [...declared, ...labelsIn(v, e.effect)].filter((ref) => !metBefore(v, ref))
  if (aimed.length === 0) return verbatim('')
  return phrase`scegli ${and(aimed.map((ref) => il(objectNoun(v, ref, 'anything'))))}. `
}

/** Permanents of the scenario that an effect of no card is about: such a text can only call them targets. */
const labelsIn = ({ people: { start, things }, aims, self }: Voice, e: Effect): readonly ObjectId[] =>
  aims === false
    ? []
    : start.state.shared.battlefield.filter(
        (id) => things[id]?.text !== self?.text && JSON.stringify(e).includes(`"what":"${id}"`),
      )

/** The targets that an instruction speaks of, in that order. */
const targetsIn = (e: Effect): readonly number[] => [
  ...new Set([...JSON.stringify(e).matchAll(/"target":(\d+)/g)].map(([, at]) => Number(at))),
]

/** One instruction that is said of each of several targets, as it is said of the first; undefined where it is more than that. */
function ofAll(v: Voice, e: Effect): Effect | undefined {
  const [first, ...more] = e.do === 'sequence' ? e.steps : []
  const bare = (step: Effect): string => JSON.stringify(step).replaceAll(/"target":\d+/g, '"target":0')
  const kinds = new Set(targetsIn(e).map((at) => JSON.stringify(v.targets[at])))
  const alike = first && more.length > 0 && kinds.size === 1 && more.every((step) => bare(step) === bare(first))
  return alike && targetsIn(first).length === 1 ? first : undefined
}

/** «All'inizio della prossima sottofase finale, sacrifica quella pedina», «fino al tuo prossimo turno, ogniqualvolta…». */
function later(v: Voice, e: Extract<Effect, { do: 'delayed' }>, say: Say): Phrase {
  const when = e.repeat
    ? whenText(v, e.when)
    : verbatim(
        whenText(v, e.when)
          .replace("all'inizio di ogni", "all'inizio della prossima")
          .replace(/^ogniqualvolta /, 'la prossima volta che '),
      )
  const time =
    e.until === 'your-next-turn' ? 'fino al tuo prossimo turno, ' : e.until === 'end-of-turn' ? `${EOT}, ` : ''
  const own = { ...v, ...watched(v, e.when), ...(e.targets ? { targets: e.targets, met: [] } : {}) }
  const chosen = chosenBefore(v, e)
  const all = chosen === '' ? undefined : ofAll(v, e.effect)
  const does = all ? say({ ...own, met: [...own.met, TOGETHER] }, all) : say(own, e.effect)
  const waits = phrase`${verbatim(time)}${when}, ${does}`
  return chosen === '' ? waits : phrase`${chosen}${capital(waits)}`
}

/** Instructions about other instructions, and about the stack; `say` says those inside. */
export function controlText(v: Voice, e: Control, say: Say): Phrase {
  switch (e.do) {
    case 'if':
      return phrase`se ${conditionText(v, e.condition)}, ${say(v, e.effect)}${otherwise(v, e.otherwise, say)}`
    case 'may': {
      const s = who(v, e.who ?? 'you')
      const does = s.person === 'you' ? 'se lo fai' : 'se lo fa'
      if (e.pay?.length)
        return phrase`${doing(s, 'può')} ${paying(v, e.pay)}. ${capital(verbatim(does))}, ${say(v, e.effect)}${otherwise(v, e.otherwise, say)}`
      const [may, text] = [doing(s, 'può'), say(v, e.effect)]
      const own = infinitive(text.startsWith(`${opening(s)} `) ? text.slice(opening(s).length + 1) : text)
      return phrase`${may} ${own ?? phrase`scegliere questo: ${text}`}${otherwise(v, e.otherwise, say)}`
    }
    case 'unless':
      return phrase`${say(v, e.effect)}, a meno che ${il(who(v, e.who).noun)} non paghi ${small(costText(v, e.pay))}`
    case 'delayed':
      return later(v, e, say)
    case 'selfReplacing':
      return phrase`${say(v, e.effect)}; ${lastingText(v, { replace: e.replace, with: e.with, self: true }, say)}`
    case 'whenYouDo':
      return phrase`quando lo fai, ${say(v, e.effect)}`
    case 'choose': {
      const s = who(v, e.who ?? 'you')
      const elsewhere = !('player' in e.from) && e.from.zone !== undefined && e.from.zone !== 'battlefield'
      if (elsewhere) v.met.push(A_CARD)
      const what = 'player' in e.from ? verbatim('un giocatore') : un(filterNoun(v, e.from, 'one'))
      const many = typeof e.number === 'number' && e.number > 1 && !('player' in e.from)
      const some = many ? printed(v, Number(e.number), 'permanente').text : what
      if (s.person === 'you') return phrase`scegli ${verbatim(some)}`
      return phrase`${opening(s)} ${verb('sceglie', s.noun)} ${verbatim(some)}`
    }
    case 'copySpell': {
      const s = who(v, e.who ?? 'you')
      const copies = s.person === 'you' ? verbatim('copia') : phrase`${opening(s)} ${verb('copia', s.noun)}`
      const anew = e.newTargets
        ? phrase`, poi ${conjugate('può', s)} scegliere nuovi bersagli per la copia`
        : verbatim('')
      return phrase`${copies} ${il(objectNoun(v, e.what, 'anything'))}${anew}`
    }
    case 'newTargets':
      return e.change
        ? phrase`cambia il bersaglio ${del(objectNoun(v, e.what, 'anything'))}`
        : phrase`puoi scegliere nuovi bersagli per ${il(objectNoun(v, e.what, 'anything'))}`
    case 'exileUntilLeaves':
      return phrase`esilia ${il(objectNoun(v, e.what, 'anything'))} finché ${il(selfNoun(v))} non lascia il campo di battaglia`
    case 'counterSpell':
      return phrase`neutralizza ${il(objectNoun(v, e.what, 'anything'))}`
  }
}
