import { agree, and, con, del, figure, lo, phrase, verb } from '../../grammar/index'
import { object, player } from '../telling/context'
import { last, now, stillExiled } from './scene'
import type { Whys } from './why'

/** Zones. */
export const zoneWhys: Whys = {
  '400.1': (t) =>
    t.people.scenario.ante === true
      ? phrase`con la posta le zone sono 8: grimorio, mano, campo di battaglia, cimitero, pila, esilio, zona di comando e posta`
      : phrase`le zone sono 7: grimorio, mano, campo di battaglia, cimitero, pila, esilio e zona di comando`,
  '400.2': () => phrase`mano e grimorio sono zone nascoste anche quando le loro carte sono rivelate`,
  '400.11a': () => phrase`fuori dalla partita sono le carte del sideboard: l'esilio è una zona della partita`,
  '400.12': () => phrase`ciò che si fa a una zona si fa a tutte le carte che contiene`,
  '401.2': () =>
    phrase`le carte di un grimorio sono coperte anche per il proprietario: si vede solo ciò che un effetto mostra`,
  '401.3': () => phrase`quante carte ha un grimorio è un'informazione che ogni giocatore può avere in ogni momento`,
  '401.4': () => phrase`l'ordine di più carte messe insieme in un grimorio lo sceglie il loro proprietario`,
  '401.7': () => phrase`se il grimorio ha meno carte di quante ne servono, la carta va in fondo`,
  '402.2': (t) => {
    const v = now(t)
    const { active } = v.state.turn
    const most = v.ask('handLimit', { player: active })
    const only = phrase`la mano si riduce solo nella cancellazione, e solo quella del giocatore attivo`
    return most === undefined ? only : phrase`${only}: il massimo ${del(player(t, active))} è ${figure(most)}`
  },
  '404.3': () => phrase`l'ordine di più carte che vanno insieme in un cimitero lo sceglie il loro proprietario`,
  '405.4': () => phrase`una magia è controllata da chi la lancia, di chiunque sia la carta`,
  '405.6f': () => phrase`le azioni generate dallo stato non usano la pila: prima che accadano nessuno può rispondere`,
  '406.3': () =>
    phrase`una carta in esilio a faccia in giù la guarda solo chi ne ha il permesso: né esserne il proprietario né averla esiliata basta`,
  '406.3a': () =>
    phrase`una carta in esilio a faccia in giù non ha caratteristiche: non si conta fra le carte di nessun tipo`,
  '406.4': () =>
    phrase`fra carte a faccia in giù che non si possono guardare si sceglie un mucchio, e la carta la decide il caso`,
  '406.6': (t, asked) => {
    const active = last(t, 'activate')?.source
    const left = stillExiled(t, asked)
    const [by] = left.map((id) => now(t).state.objects[id]?.exiledBy)
    if (active === undefined || by === undefined || by === active)
      return phrase`l'abilità trova solo le carte esiliate dalla stessa fonte con l'abilità a cui è legata`
    const cards = left.map((id) => object(t, id))
    const exiled = phrase`${and(cards)} ${verb('è', cards)} ${agree('esiliato', cards)} ${con(object(t, by))}`
    return phrase`${exiled}: l'abilità legata ${del(object(t, active))} non ${lo(cards)} trova`
  },
  '408.1': () =>
    phrase`un emblema sta nella zona di comando e non è un permanente: nulla di ciò che tocca i permanenti lo toglie`,
}
