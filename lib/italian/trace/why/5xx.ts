import { del, phrase } from '../../grammar/index'
import { object } from '../telling/context'
import { now } from './scene'
import type { Whys } from './why'

/** Turn, spells and abilities, layers and replacement. */
export const turnWhys: Whys = {
  '510.1c': () => phrase`chi controlla la creatura bloccata ne divide il danno come vuole fra chi la blocca`,
  '510.2': () => phrase`il danno da combattimento è inflitto tutto insieme: nulla può accadere fra un danno e l'altro`,
  '514.1': () => phrase`nella cancellazione il giocatore attivo scarta le carte oltre il proprio limite`,
  '601.2c': () => phrase`i bersagli si scelgono quando si lancia la magia, e la risoluzione non ne sceglie altri`,
  '601.2f': () =>
    phrase`il costo totale si fissa prima di pagarlo: ciò che si sacrifica per il costo lo ha già ridotto`,
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
  '608.2g': () => phrase`la magia si lancia mentre l'abilità si risolve: i tempi del suo tipo di carta non contano`,
  '614.5': () => phrase`un effetto di sostituzione si applica una volta sola a uno stesso evento`,
}
