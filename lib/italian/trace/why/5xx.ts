import type { Effect, PlayerId } from '#lib/rules/index'
import {
  al,
  and,
  carte,
  daSolo,
  del,
  ed,
  figure,
  type Phrase,
  phrase,
  pluralOf,
  un,
  verb,
  verbatim,
} from '../../grammar/index'
import { cardTypes, segnalini } from '../../names/terms'
import { isSwitched } from '../reasons/parts'
import { neverAlone } from '../telling/before/able'
import { object, player, type Tale } from '../telling/context'
import { lookedAtTwice } from './conditions'
import { isAttachedAnew, layerWhys, newestEquipment, switchedSize } from './layers'
import {
  afterDamage,
  askedThing,
  last,
  lastDiscard,
  losesKeyword,
  markedBefore,
  now,
  objectOf,
  outOfCombat,
  overtakenBy,
  stackedTogether,
  staticGone,
} from './scene'
import { liveOn } from './strikes'
import { freshWalkers, usesUp } from './walkers'
import type { Whys } from './why'

/** Whether something has left combat while its last step is still under way. */
const leftEarly = (t: Tale): boolean => now(t).state.turn.step === 'end-combat' && last(t, 'leaveCombat') !== undefined

const keywordOf = ({ keyword }: Extract<Effect, { do: 'gainKeyword' }>): string =>
  typeof keyword === 'string' ? keyword : keyword.keyword

/** Turn, spells and abilities, layers and replacement. */
export const turnWhys: Whys = {
  '500.2': () =>
    phrase`che la pila si svuoti non fa finire la fase: con la pila vuota tutti i giocatori devono ancora passare di seguito`,
  '502.3': (t, { objects }) => {
    const v = now(t)
    const mine = v.state.turn.active
    const still = objects
      .map((label) => objectOf(v, label))
      .find((id) => v.state.objects[id]?.tapped && v.controller(id) !== mine)
    const whose = still === undefined ? undefined : v.controller(still)
    // Where something unTAPs in its step, the step has been named.
    const when = verbatim(last(t, 'untap') ? '' : 'nella sottofase di STAP ')
    return still === undefined || whose === undefined
      ? undefined
      : phrase`${when}${player(t, mine)} STAPpa solo ciò che controlla: ${object(t, still)} è sotto il controllo ${del(player(t, whose))}`
  },
  // Of what comes about in several steps it is asked in which order.
  '504.1': (_, { readings }) =>
    readings.some(({ ask }) => ask === 'sequence')
      ? phrase`la fase iniziale ha tre sottofasi, in quest'ordine: STAP, mantenimento, acquisizione`
      : undefined,
  // Said of who may not attack for being tapped: it is not for damage that would not be dealt.
  '506.4b': (t) =>
    t.evaluation.reports.some((r) => r.type === 'refused' && r.violations.some(({ reason }) => reason === 'tapped'))
      ? phrase`il danno non c'entra: chi viene TAPpato mentre attacca o blocca ne infligge lo stesso`
      : undefined,
  '506.4': (t) => {
    const gone = outOfCombat(t)
    if (gone.length === 0) return undefined
    const who = gone.map((id) => object(t, id))
    return phrase`${and(who)} non ${verb('è', who)} più in combattimento e non ${verb('infligge', who)} danno da combattimento`
  },
  '508.1b': (t, asked) => {
    const [first] = last(t, 'attack')?.attackers ?? []
    const kept = askedThing(t, asked)
    const walks = t.people.things[asked.objects[0] ?? '']?.types.includes('planeswalker')
    return first && kept && walks && first.attacks in t.people.players
      ? phrase`${object(t, first.id)} ${verb('attacca', object(t, first.id))} ${player(t, first.attacks)}: ${kept} non subisce quel danno, che va a chi è attaccato`
      : undefined
  },
  '508.1c': (t) => {
    const declared = last(t, 'attack')?.attackers ?? []
    const never = neverAlone(now(t))
    const [lonely, ...more] = declared.filter(({ id }) => never.includes(id)).map(({ id }) => object(t, id))
    const all = and(declared.map(({ id }) => object(t, id)))
    const [other] = declared.filter(({ id }) => !never.includes(id)).map(({ id }) => object(t, id))
    if (!lonely || declared.length < 2) return undefined
    return more.length > 0 || !other
      ? phrase`nessuna delle due creature attacca da sola: ${all} attaccano insieme`
      : phrase`${lonely} attacca insieme ${al(other)}, e quindi non ${daSolo(lonely)}`
  },
  '508.8': () =>
    phrase`nessuna creatura attacca: la dichiarazione dei bloccanti e il danno da combattimento si saltano`,
  '509.1b': (t) =>
    losesKeyword(t)
      ? phrase`quando si dichiarano i bloccanti nessuna restrizione vieta questo blocco`
      : phrase`una restrizione conta nel momento in cui si dichiarano i bloccanti: dopo, il blocco resta`,
  '510.1c': (t) => {
    const [first, ...more] = last(t, 'block')?.blocks ?? []
    // Of one that blocks alone there is nothing to divide.
    return first && more.length === 0
      ? phrase`fra chi blocca non si sceglie nessun ordine, e blocca solo ${object(t, first.blocker)}`
      : phrase`chi controlla la creatura bloccata ne divide il danno come vuole fra chi la blocca`
  },
  // What comes after the damage comes too late, however it is believed to come between.
  '510.2': (t) =>
    afterDamage(t)
      ? phrase`il danno da combattimento non va in pila: fra l'assegnazione e il danno nessuno riceve priorità`
      : phrase`il danno da combattimento è inflitto tutto insieme, anche da chi per quel danno muore`,
  '510.4': liveOn,
  '511.3': (t) =>
    leftEarly(t)
      ? phrase`infliggere danno non fa uscire dal combattimento: chi attacca ne esce quando finisce la sottofase di fine combattimento`
      : now(t).state.combat
        ? phrase`chi attacca esce dal combattimento quando finisce la sottofase di fine combattimento, e questa è ancora in corso`
        : phrase`la sottofase di fine combattimento è finita: nessuna creatura attacca più`,
  '513.2': (t) => {
    const entered = last(t, 'move')
    return entered?.to === 'battlefield' && entered.as !== undefined
      ? phrase`quando ${object(t, entered.as)} entra la sottofase finale è già cominciata: la sua abilità non si innesca`
      : undefined
  },
  '514.1': (t) => {
    const discarded = lastDiscard(t)
    const v = discarded ? t.view(discarded.batch) : now(t)
    const cards = (p: PlayerId): number =>
      Object.values(v.state.objects).filter((o) => o.zone === 'hand' && o.owner === p).length
    const [other] = t.people.order.filter(
      (p) => p !== v.state.turn.active && cards(p) > (v.ask('handLimit', { player: p }) ?? Number.POSITIVE_INFINITY),
    )
    if (other !== undefined)
      return phrase`nella cancellazione scarta solo il giocatore attivo, che è ${player(t, v.state.turn.active)}: ${player(t, other)} resta con ${carte(cards(other))} in mano`
    return discarded
      ? phrase`il turno è ${del(player(t, v.state.turn.active))}, che è il giocatore attivo: nella cancellazione scarta solo il giocatore attivo`
      : phrase`nella cancellazione il giocatore attivo scarta le carte oltre il proprio limite`
  },
  '514.2': (t) =>
    t.evaluation.trace?.happenings.some((h) => markedBefore(t, h) || overtakenBy(t, h))
      ? phrase`il danno segnato non sparisce con la fine del combattimento: resta fino alla sottofase di cancellazione`
      : undefined,
  '601.2b': (t) => {
    const said = t.people.scenario.script?.find((s) => typeof s === 'object' && 'cast' in s && s.x !== undefined)
    return said && typeof said === 'object' && 'cast' in said && said.x !== undefined && !said.free
      ? phrase`chi paga il costo di mana sceglie il valore di X, e paga per quello: X vale ${figure(said.x)}`
      : undefined
  },
  '601.2c': () => phrase`i bersagli si scelgono quando si lancia la magia, e la risoluzione non ne sceglie altri`,
  '601.2f': () =>
    phrase`il costo totale si fissa prima di pagarlo: ciò che si sacrifica per il costo lo ha già ridotto`,
  // What does not resolve, its target being illegal to somebody, is not asked about what might have triggered.
  '603.2': (t) =>
    !t.evaluation.trace?.happenings.some(({ event: e }) => e.type === 'fail') &&
    t.people.scenario.script?.some(
      (s) => typeof s === 'object' && 'effect' in s && s.effect.do === 'gainKeyword' && keywordOf(s.effect) === 'ward',
    )
      ? phrase`un'abilità si innesca quando accade il suo evento: la creatura era già bersaglio, ed egida non c'era`
      : undefined,
  '603.3b': (t) => {
    const all = stackedTogether(t).map(({ who }) => who)
    const [first, ...others] = new Set(all)
    if (first === undefined) return undefined
    // Of more than two players the sentence would be too long to hear.
    const two = others.length === 1
    const theirs = (id: string): Phrase =>
      phrase`${verbatim(two && all.filter((who) => who === id).length === 1 ? 'quella' : 'quelle')} ${del(player(t, id))}`
    const then = others.map(
      (id, n) =>
        phrase`, ${verbatim(n > 0 && n === others.length - 1 ? 'infine' : 'poi')} ${two ? theirs(id) : del(player(t, id))}`,
    )
    return phrase`le abilità innescate insieme vanno in pila in ordine di turno: prima ${theirs(first)}${verbatim(then.join(''))}`
  },
  '603.4': lookedAtTwice,
  '604.2': (t) => {
    const gone = staticGone(t)
    return gone === undefined
      ? undefined
      : phrase`un'abilità statica vale finché il suo permanente è sul campo di battaglia: senza ${object(t, gone)} il suo effetto finisce subito`
  },
  '605.1a': (t) => {
    const { objects } = now(t).state
    const waiting = Object.values(objects).find(({ zone, onStack }) => zone === 'stack' && onStack?.ability)
    const source = waiting?.onStack?.source
    if (
      source !== undefined &&
      !/"do":"(?:draw|mill|search|scry|surveil)"/.test(JSON.stringify(waiting?.onStack?.ability))
    )
      return undefined
    if (source !== undefined)
      return phrase`l'abilità ${del(object(t, source))} muove carte di un grimorio: non è di mana, aspetta in pila e il mana manca ancora`
    const used = last(t, 'activate')
    return used
      ? phrase`l'abilità ${del(object(t, used.source))} aggiunge mana, non ha bersagli e non muove carte di un grimorio: è un'abilità di mana`
      : phrase`un'abilità di mana non usa la pila: il mana c'è subito`
  },
  '605.3b': () => phrase`un'abilità di mana non usa la pila: nessuno può rispondere, e il mana c'è subito`,
  '606.3': (t) => {
    const fresh = freshWalkers(t)
    if (fresh.length === 0) return undefined
    const who = fresh.map((label) => object(t, label))
    return phrase`il limite di un'abilità di fedeltà per turno vale per ciascun planeswalker da solo: ${and(who)} non ne ${verb('ha', who)} ancora usate`
  },
  '606.6': (t) => {
    const spent = t.evaluation.trace?.happenings.find((h) => usesUp(t, h) !== undefined)
    const has = spent && usesUp(t, spent)
    return spent?.event.type === 'useLoyalty' && has !== undefined
      ? phrase`il costo chiede ${segnalini(has, 'loyalty')} ${ed(object(t, spent.event.object))} ne ha ${figure(has)}: bastano, anche se non ne resta nessuno`
      : phrase`per un costo di fedeltà servono tanti segnalini quanti se ne tolgono: può anche non restarne nessuno`
  },
  '608.2g': () => phrase`la magia si lancia mentre l'abilità si risolve: i tempi del suo tipo di carta non contano`,
  '608.2b': (t) =>
    last(t, 'fail') ? undefined : phrase`la magia si risolve, perché almeno un bersaglio è ancora legale`,
  '613.4': (t) => {
    const effects = t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'effect' in s ? [s.effect] : []))
    // Where power and toughness are what is asked, their steps say it.
    if (!effects?.some((e) => e.do === 'damage')) return undefined
    return isSwitched(t)
      ? (switchedSize(t) ?? phrase`lo scambio si applica per ultimo, a forza e costituzione già cambiate`)
      : phrase`i segnalini si aggiungono dopo ciò che fissa forza e costituzione, in qualunque ordine arrivino`
  },
  ...layerWhys,
  '614.12': (t) => {
    const entered = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
      if (e.type !== 'move' || e.to !== 'battlefield' || e.as === undefined || fate !== 'happened') return []
      const o = t.view(batch).state.objects[e.as]
      const more =
        o &&
        t
          .view(batch)
          .characteristics(o.id)
          .types.filter((type) => !o.printed.types.includes(type))
      return more?.length ? [{ who: object(t, o?.id ?? ''), more }] : []
    })
    const [first] = entered
    // What it is besides decides only where something that says how things enter asks for it.
    const start = t.view(0)
    const asked = start.state.shared.battlefield.flatMap((id) =>
      start.characteristics(id).abilities.flatMap((a) => (a.type === 'static' ? a.effects : [])),
    )
    if (!first?.more.some((type) => asked.some((e) => 'enters' in e && e.what.types?.includes(type)))) return undefined
    const who = entered.map((one) => one.who)
    const kinds = first.more.map((type) => {
      const { it } = cardTypes[type]
      return who.length > 1 ? verbatim(pluralOf(it.text, it.gender)) : un(it)
    })
    return phrase`conta com'è il permanente sul campo di battaglia, e non altrove: lì ${and(who)} ${verb('è', who)} anche ${and(kinds)}`
  },
  '614.1a': () => phrase`un evento sostituito non avviene: la creatura non è andata nel cimitero`,
  '613.7': (t, asked) =>
    isAttachedAnew(t)
      ? (newestEquipment(t, asked) ??
        phrase`fra effetti dello stesso layer decide il più recente: un Equipaggiamento che viene assegnato conta come appena arrivato`)
      : phrase`fra effetti dello stesso layer il più vecchio si applica per primo: il più recente viene dopo e decide`,
  '614.4': (t) =>
    t.evaluation.trace?.happenings.some(({ event: e, fate }) => e.type === 'destroy' && fate === 'replaced')
      ? phrase`lo scudo di rigenerazione c'è già quando arriva la distruzione: se nasce dopo, non serve`
      : undefined,
  '615.12': () => phrase`il danno che non può essere prevenuto passa, e lo scudo resta com'è`,
  '614.5': () => phrase`un effetto di sostituzione si applica una volta sola a uno stesso evento`,
}
