import { agree, and, danni, del, figure, phrase, pt, un, verb, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { cardTypes, inZone, type ZoneId } from '../../names/terms'
import { object, player } from '../telling/context'
import {
  askedThing,
  changedHands,
  elsewhere,
  isToken,
  last,
  now,
  objectOf,
  outlives,
  staticBuried,
  waitingFor,
} from './scene'
import { trueAtOnce } from './statics'
import type { Whys } from './why'

/** Types of cards that never stand on the battlefield. */
const SPELLS: readonly string[] = ['instant', 'sorcery']

/** Game concepts: how a game begins, objects and who has them, costs, life, damage. */
export const gameWhys: Whys = {
  '101.2': () => phrase`fra un permesso e un divieto non si guarda quale sia il più recente`,
  '103.5c': (t) =>
    now(t).ask('freeMulligans', {})
      ? phrase`${verbatim(t.people.order.length > 2 ? 'con più di due giocatori' : 'in Brawl')} il primo mulligan di ogni giocatore non si conta`
      : phrase`il primo mulligan non si conta solo con più di due giocatori o in Brawl: in questa partita si contano tutti`,
  '103.8a': (t) => {
    const first = player(t, now(t).state.turn.active)
    return phrase`${first} gioca per ${agree('primo', first)} in una partita a due e salta l'acquisizione`
  },
  '110.1': (t) => {
    const only = phrase`è un permanente solo ciò che si trova sul campo di battaglia`
    const all = elsewhere(t)
    const [one] = all
    if (!one) return phrase`${only}: altrove una carta resta una carta`
    const who = all.map(({ id }) => object(t, id))
    const together = all.every(({ zone, owner }) => zone === one.zone && owner === one.owner)
    return phrase`${only}: ${and(who)} ${verb('è', who)} ${together ? inZone(one.zone as ZoneId, player(t, one.owner)) : verbatim('altrove')}`
  },
  '110.2': (t, { readings }) => {
    const [asked] = readings.flatMap((r) => (r.ask === 'owner' ? [objectOf(now(t), r.object)] : []))
    const o = asked === undefined ? undefined : now(t).state.objects[asked]
    if (o && o.kind === 'token')
      return phrase`chi prende il controllo di una pedina la controlla soltanto: il proprietario non cambia`
    return o && o.kind === 'card'
      ? phrase`${object(t, o.id)} è una carta ${del(player(t, o.owner))}: chi la fa entrare, o ne prende il controllo, la controlla soltanto`
      : phrase`chi fa entrare una carta, o ne prende il controllo, la controlla soltanto: il proprietario non cambia`
  },
  '110.2a': () =>
    phrase`una carta messa sul campo di battaglia entra sotto il controllo di chi ce la mette, non del proprietario`,
  '110.4': () =>
    phrase`sono tipi di permanente solo quelli che possono stare sul campo di battaglia, e «pedina» non è un tipo`,
  '110.4a': (t, { objects }) => {
    const kinds = objects.flatMap((label) => {
      const o = now(t).state.objects[objectOf(now(t), label)]
      const type = o?.printed.types.at(-1)
      // That a token is no card is another rule's to say (111.6), which somebody may misread.
      if (!o || type === undefined || o.kind === 'token') return []
      return [{ said: phrase`${object(t, o.id)} è ${un(cardTypes[type].it)}`, spell: SPELLS.includes(type) }]
    })
    const [others, spells] = [kinds.filter((k) => !k.spell), kinds.filter((k) => k.spell)]
    // What may not stand on the battlefield comes last, and what that means once.
    const none = verbatim(spells.length === 1 && kinds.length < 3 ? ', che non è un tipo di permanente' : '')
    const matters = phrase`conta il tipo della carta`
    return kinds.length > 0
      ? phrase`${matters}: ${verbatim([...others, ...spells].map(({ said }) => said).join(', '))}${none}`
      : phrase`è una carta permanente, in qualunque zona, una carta di un tipo da permanente: una pedina non è una carta`
  },
  '110.4c': () => phrase`senza tipi di carta un permanente resta sul campo di battaglia, ed è ancora un permanente`,
  '110.5c': (t, asked) => {
    const thing = askedThing(t, asked)
    if (!thing) return undefined
    const [label = ''] = asked.objects
    const id = objectOf(now(t), label)
    // With counters or effects on it how it comes to its size from there is told by itself.
    const first = now(t)
      .layersOf(id)
      .find(({ modification }) => modification.layer.startsWith('7'))
    const { power, toughness } = first?.before ?? now(t).characteristics(id)
    const size = power === undefined || toughness === undefined ? verbatim('') : phrase`, ${pt(power, toughness)}`
    return phrase`una copia non tocca lo stato: ${thing} resta ${agree('ruotato', thing)} e mostra la parte capovolta di ciò che copia${size}`
  },
  '111.6': (t, { objects, readings }) => {
    const tokens = objects.map((label) => objectOf(now(t), label)).filter((id) => isToken(t, id))
    const who = tokens.map((id) => object(t, id))
    const what = verbatim(who.length === 1 ? 'una pedina' : 'pedine')
    const [first] = tokens
    const there = first !== undefined && now(t).state.objects[first]?.zone === 'battlefield'
    if (who.length === 0) return phrase`una pedina non è una carta in nessuna zona, nemmeno nel cimitero`
    // That it is a permanent is said by itself where it is asked.
    const named = there && !readings.some(({ ask }) => ask === 'isPermanent')
    return named
      ? phrase`${and(who)} ${verb('è', who)} ${what}: sul campo di battaglia è un permanente, ma una pedina non è mai una carta`
      : phrase`${and(who)} ${verb('è', who)} ${what}, e una pedina non è una carta in nessuna zona`
  },
  '111.7': (t) => {
    const dead = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) =>
      e.type === 'move' && e.to === 'graveyard' && fate === 'happened' && isToken(t, e.object) && batch > 0
        ? [object(t, e.object)]
        : [],
    )
    return dead.length === 0
      ? undefined
      : phrase`anche una pedina muore: ${and(dead)} ${verb('va', dead)} nel cimitero prima di cessare di esistere`
  },
  '111.13': () => phrase`la copia di una magia permanente diventa una pedina quando si risolve: non viene creata`,
  '112.1': (t) => {
    const waiting = waitingFor(t, 'cast')
    return waiting === undefined
      ? phrase`un'abilità in pila non è una magia: chi la attiva non ha lanciato niente`
      : phrase`un'abilità si attiva, e non si lancia: l'abilità ${del(object(t, waiting))} aspetta una magia e non si innesca`
  },
  '118.7a': () => phrase`una riduzione in mana generico non tocca il mana colorato del costo`,
  '113.3b': (t) => {
    const waiting = waitingFor(t, 'activate')
    return waiting === undefined
      ? phrase`un'abilità si attiva ogni volta che si ha la priorità e se ne paga il costo, anche nel turno altrui`
      : phrase`una magia si lancia, e non si attiva: l'abilità ${del(object(t, waiting))} aspetta un'abilità attivata e non si innesca`
  },
  '113.6': (t) => {
    const card = staticBuried(t)
    return card === undefined
      ? undefined
      : phrase`${object(t, card)} è nel cimitero, e la sua abilità funziona solo sul campo di battaglia`
  },
  '113.7a': (t) => {
    const h = t.evaluation.trace?.happenings.find((one) => outlives(t, one))
    const before = h && t.view(h.batch - 1)
    const source = h?.event.type === 'resolve' && before?.state.objects[h.event.object]?.onStack?.source
    if (!source) return undefined
    const x = object(t, source)
    // What has resolved is seen to have gone where it was bound for; of what has left it has been told.
    const gone = t.people.things[labelOf(source)]?.types.some((type) => SPELLS.includes(type))
      ? phrase`è già nel cimitero`
      : phrase`non è più sul campo di battaglia`
    return phrase`${x}, la fonte dell'abilità, ${gone}, ma un'abilità in pila non dipende dalla fonte`
  },
  '113.3c': () => phrase`un'abilità innescata si innesca da sola: chi la controlla non può rifiutarla`,
  '113.3d': trueAtOnce,
  '113.8': (t) =>
    t.evaluation.trace?.happenings.some((h) => changedHands(t, h))
      ? phrase`un'abilità innescata è di chi controllava la fonte quando si è innescata, anche se ora la fonte la controlla un altro giocatore`
      : undefined,
  '111.8': () => phrase`una pedina che ha lasciato il campo di battaglia non ci torna, e cessa di esistere`,
  '115.10': (t) =>
    t.people.scenario.script?.some((s) => typeof s === 'object' && 'effect' in s && s.effect.do === 'gainKeyword')
      ? undefined
      : phrase`la magia non dice «bersaglio»: tocca le creature che ci sono quando si risolve`,
  '117.1a': (t) => {
    const { step, active } = (t.frames[t.first] ?? now(t).state).turn
    return step === 'main2'
      ? phrase`la pila è vuota, ed è una fase principale ${del(player(t, active))}: va bene anche la seconda`
      : phrase`la pila è vuota, ed è la fase principale ${del(player(t, active))}: la magia si può lanciare`
  },
  '117.3b': (t) =>
    phrase`dopo ogni risoluzione la priorità torna al giocatore attivo, ed è il turno ${del(player(t, now(t).state.turn.active))}`,
  '118.8': () => phrase`il costo addizionale si paga anche quando non si paga il costo di mana`,
  '118.9c': () =>
    phrase`un costo alternativo cambia ciò che si paga: il costo di mana, e quindi il valore di mana, resta lo stesso`,
  '119.1': () => phrase`un giocatore comincia con 20 punti vita, se nessuna regola della variante dice altro`,
  '119.1a': () => phrase`ogni squadra comincia con 30 punti vita, che i compagni condividono`,
  '119.1b': (t) => {
    const [own, ...others] = Object.entries(t.people.scenario.players ?? {}).flatMap(([id, { modifier }]) =>
      modifier ? [{ id, modifier }] : [],
    )
    const from = phrase`in Vanguard si parte da 20 e si applica il modificatore della carta vanguard`
    if (own === undefined || others.length) return from
    const none = t.people.order.filter((id) => id !== own.id).map((id) => player(t, id))
    const zero = none.length > 0 ? phrase`, per ${and(none)} ${figure(0)}` : verbatim('')
    return phrase`${from}: per ${player(t, own.id)} è ${verbatim(own.modifier > 0 ? '+' : '')}${figure(own.modifier)}${zero}`
  },
  '119.1c': () => phrase`in Commander ogni giocatore comincia con 40 punti vita`,
  '119.1d': () => phrase`in Brawl si comincia con 25 punti vita se i giocatori sono due, con 30 se sono di più`,
  '119.1e': () => phrase`in Archenemy l'archenemy comincia con 40 punti vita, gli altri con 20`,
  '119.9': (t) =>
    last(t, 'trigger')
      ? phrase`ogni fonte fa guadagnare punti vita con un evento suo: l'abilità si innesca per ciascuno`
      : phrase`ogni fonte fa guadagnare punti vita con un evento suo`,
  '119.10': () => phrase`ciò che cambia un guadagno si applica al guadagno di ogni fonte, una fonte alla volta`,
  '120.4a': (t) => {
    const damage = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, batch, fate }) =>
      e.type === 'damage' && fate === 'happened' ? [{ ...e, batch }] : [],
    )
    const excess = damage.find((e) => t.people.players[e.target])
    const dealt = damage.find((e) => excess && e.batch === excess.batch && e !== excess && e.source === excess.source)
    if (!excess || !dealt) return phrase`è in eccesso il danno oltre quello letale, contando anche il danno già segnato`
    const marked = t.view(dealt.batch - 1).state.objects[dealt.target]?.damage ?? 0
    const already = marked > 0 ? phrase`, con ${danni(marked)} già ${agree('segnato', danni(marked))},` : verbatim('')
    return phrase`in tutto i danni sono ${figure(dealt.amount + excess.amount)}: per ${object(t, dealt.target)}${already} ${verb('basta', dealt.amount)} ${figure(dealt.amount)}; in eccesso ${verb('resta', excess.amount)} ${figure(excess.amount)}`
  },
  '121.4': (t) => {
    const draw = last(t, 'draw')
    return draw && !last(t, 'drawFromEmpty')
      ? phrase`tenta di pescare da un grimorio vuoto chi deve pescare più carte di quante ce ne siano: ${player(t, draw.player)} le trova tutte`
      : undefined
  },
  '122.1': () => phrase`un segnalino sta su un oggetto o su un giocatore e non è un oggetto: non è una pedina`,
}
