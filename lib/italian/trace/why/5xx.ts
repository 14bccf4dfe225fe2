import type { Effect } from '#lib/rules/index'
import { del, phrase } from '../../grammar/index'
import { isSwitched } from '../reasons/parts'
import { object } from '../telling/context'
import { layerWhys } from './layers'
import { last, now } from './scene'
import type { Whys } from './why'

const keywordOf = ({ keyword }: Extract<Effect, { do: 'gainKeyword' }>): string =>
  typeof keyword === 'string' ? keyword : keyword.keyword

/** Turn, spells and abilities, layers and replacement. */
export const turnWhys: Whys = {
  '509.1b': () => phrase`una restrizione conta nel momento in cui si dichiarano i bloccanti: dopo, il blocco resta`,
  '510.1c': () => phrase`chi controlla la creatura bloccata ne divide il danno come vuole fra chi la blocca`,
  '510.2': () => phrase`il danno da combattimento è inflitto tutto insieme: nulla può accadere fra un danno e l'altro`,
  '514.1': () => phrase`nella cancellazione il giocatore attivo scarta le carte oltre il proprio limite`,
  '601.2c': () => phrase`i bersagli si scelgono quando si lancia la magia, e la risoluzione non ne sceglie altri`,
  '601.2f': () =>
    phrase`il costo totale si fissa prima di pagarlo: ciò che si sacrifica per il costo lo ha già ridotto`,
  '603.2': (t) =>
    t.people.scenario.script?.some(
      (s) => typeof s === 'object' && 'effect' in s && s.effect.do === 'gainKeyword' && keywordOf(s.effect) === 'ward',
    )
      ? phrase`un'abilità si innesca quando accade il suo evento: la creatura era già bersaglio, ed egida non c'era`
      : undefined,
  '603.4': (t) =>
    t.evaluation.trace?.happenings.some(({ event: e }) => e.type === 'trigger' && e.trigger.ability.if)
      ? phrase`la condizione si controlla già quando accade l'evento, e allora era vera`
      : undefined,
  '605.1a': (t) => {
    const { objects } = now(t).state
    const waiting = Object.values(objects).find(({ zone, onStack }) => zone === 'stack' && onStack?.ability)
    const source = waiting?.onStack?.source
    if (
      source !== undefined &&
      !/"do":"(?:draw|mill|search|scry|surveil)"/.test(JSON.stringify(waiting?.onStack?.ability))
    )
      return undefined
    return source !== undefined
      ? phrase`l'abilità ${del(object(t, source))} muove carte di un grimorio: non è di mana, aspetta in pila e il mana manca ancora`
      : phrase`un'abilità di mana non usa la pila: il mana c'è subito`
  },
  '605.3b': () => phrase`un'abilità di mana non usa la pila: nessuno può rispondere, e il mana c'è subito`,
  '606.3': (t) => {
    const activated = new Set(
      t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'activate' in s ? [s.activate] : [])),
    )
    return activated.size > 1
      ? phrase`per ogni planeswalker si contano le sue abilità: quella attivata prima era di un altro`
      : phrase`la debolezza da evocazione riguarda le creature: un planeswalker appena arrivato non aspetta`
  },
  '606.6': () => phrase`per un costo di fedeltà servono tanti segnalini quanti se ne tolgono: può non restarne nessuno`,
  '608.2g': () => phrase`la magia si lancia mentre l'abilità si risolve: i tempi del suo tipo di carta non contano`,
  '608.2b': (t) =>
    last(t, 'fail') ? undefined : phrase`la magia si risolve, perché almeno un bersaglio è ancora legale`,
  '613.4': (t) => {
    const effects = t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'effect' in s ? [s.effect] : []))
    // Where power and toughness are what is asked, their steps say it.
    if (!effects?.some((e) => e.do === 'damage')) return undefined
    return isSwitched(t)
      ? phrase`lo scambio si applica per ultimo, a forza e costituzione già aumentate`
      : phrase`i segnalini si aggiungono dopo ciò che fissa forza e costituzione, in qualunque ordine arrivino`
  },
  ...layerWhys,
  '614.1a': () => phrase`ciò che è sostituito non avviene: al suo posto la creatura va in esilio`,
  '613.7': (t) =>
    t.people.scenario.script?.some((s) => typeof s === 'object' && 'activate' in s)
      ? phrase`fra effetti dello stesso layer decide il più recente: un Equipaggiamento che viene assegnato conta come appena arrivato`
      : phrase`fra effetti dello stesso layer il più vecchio si applica per primo: il più recente viene dopo e decide`,
  '615.12': () => phrase`il danno che non può essere prevenuto passa, e lo scudo resta com'è`,
  '614.5': () => phrase`un effetto di sostituzione si applica una volta sola a uno stesso evento`,
}
