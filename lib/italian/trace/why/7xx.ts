import type { GameObject } from '#lib/rules/index'
import { agree, al, and, del, ed, il, type Phrase, phrase, sul, verb, verbatim } from '../../grammar/index'
import { thingCalled } from '../../names/people'
import { colored, fromColor, inZone, segnalini, type ZoneId, zones } from '../../names/terms'
import { undefended, unguarding } from '../telling/before/blocking'
import { has, object, player, type Tale, target } from '../telling/context'
import { fromOf } from '../telling/guarded'
import { diesWithout, sacrificedToDie } from './dying'
import {
  copiedLegend,
  dealsCombat,
  diedAsNoCreature,
  givenFor,
  isPaying,
  last,
  namedApart,
  now,
  objectOf,
  usedAndExiled,
} from './scene'
import type { Why, Whys } from './why'

/** Whether a card may be suspended is whether it could begin to be cast; where it has been, that has been said before. */
function suspendable(t: Tale): Phrase | undefined {
  const done = t.people.scenario.script?.at(-1)
  if (typeof done !== 'object' || !('suspend' in done)) return undefined
  const v = now(t)
  const card = objectOf(v, done.suspend)
  if (v.state.objects[card]?.zone !== 'hand') return undefined
  // What keeps it in hand outside a main phase is what it is.
  const sorcery = v.characteristics(card).types.includes('sorcery')
    ? phrase`, ${ed(object(t, card))} è una stregoneria`
    : verbatim('')
  return phrase`sospendere non usa la pila, ma chiede di poter cominciare a lanciare la carta${sorcery}`
}

/** «Marea è blu: la protezione dal nero di Cavaliere non ne previene il danno.» */
function passesProtection(t: Tale): Phrase | undefined {
  const dealt = t.evaluation.trace?.happenings.findLast((h) => h.event.type === 'damage' && h.fate === 'happened')
  if (dealt?.event.type !== 'damage') return undefined
  const v = t.view(dealt.batch - 1)
  const { source, target: hurt } = dealt.event
  if (!v.state.objects[source] || !v.state.objects[hurt]) return undefined
  const from = v
    .characteristics(hurt)
    .keywords.flatMap((k) => (k.keyword === 'protection' ? (fromOf(k).colors ?? []) : []))
  const { colors } = v.characteristics(source)
  if (from.length === 0 || colors.some((color) => from.includes(color))) return undefined
  const x = object(t, source)
  return phrase`${x} è ${colored(colors, x)}: la protezione ${and(from.map(fromColor))} ${del(object(t, hurt))} non ne previene il danno`
}

/** «Airone è nel cimitero di Anna: legame vitale vale in qualunque zona.» */
const inAnyZone =
  (keyword: string): Why =>
  (t) => {
    const dealt = last(t, 'damage')
    const o = dealt?.source === undefined ? undefined : now(t).state.objects[dealt.source]
    return o && o.zone !== 'battlefield' && o.zone in zones
      ? phrase`${object(t, o.id)} è ${inZone(o.zone as ZoneId, player(t, o.owner))}: ${verbatim(keyword)} vale in qualunque zona`
      : undefined
  }

/** Whether one thing is there as a copy of another, and nothing there is larger or smaller than it is printed: only that is to be spoken of. */
function copiesPlainCard(t: Tale): boolean {
  const v = now(t)
  const there = Object.values(v.state.objects).filter(({ zone }) => zone === 'battlefield')
  const asPrinted = ({ id, printed }: GameObject): boolean => {
    const { power, toughness } = v.characteristics(id)
    return power === printed.power && toughness === printed.toughness
  }
  return there.filter(({ itself }) => itself !== undefined).length === 1 && there.every(asPrinted)
}

/** Modes, actions, keywords, state-based actions, cards with special faces, variants. */
export const keywordWhys: Whys = {
  '700.2a': () => phrase`i modi si scelgono quando si lancia la magia, prima dei bersagli`,
  '707.10': () =>
    phrase`la copia di una magia non è lanciata, e le scelte fatte per la magia, come X, valgono anche per la copia`,
  '707.9': () =>
    phrase`ciò che rende una copia diversa dal suo originale è un valore copiabile: chi copia la copia lo prende`,
  '700.4': (t) => {
    const dead = diedAsNoCreature(t).map((id) => object(t, id))
    return dead.length > 0
      ? phrase`${and(dead)} ${verb('va', dead)} dal campo di battaglia al cimitero: «muore» si dice di ogni permanente, non solo di una creatura`
      : sacrificedToDie(t)
  },
  '701.6b': (t) => {
    const who = givenFor(t).map((id) => object(t, id))
    return who.length > 0
      ? phrase`i costi di una magia neutralizzata non tornano indietro: ${and(who)} ${verb('resta', who)} nel cimitero`
      : undefined
  },
  '701.19c': () => phrase`uno scudo di rigenerazione non serve a ciò che non può essere rigenerato`,
  '701.23a': () => phrase`chi cerca in una zona pubblica, dove tutti vedono le carte, trova ciò che c'è`,
  // Of a public zone the search itself says that it is none of those.
  '701.23b': (t) =>
    last(t, 'search')?.zones.some((zone) => zone === 'library' || zone === 'hand') === false
      ? undefined
      : phrase`solo chi cerca in una zona nascosta una carta con una qualità può non trovarla, anche se c'è`,
  '701.23d': (t) =>
    last(t, 'search')?.quality
      ? phrase`chi cerca solo un certo numero di carte, senza una qualità, deve invece trovarle, se ci sono`
      : phrase`la ricerca chiede un certo numero di carte, senza una qualità: chi cerca deve trovarle, se ci sono`,
  '732.2a': () =>
    phrase`chi ha la priorità propone un giro e dice quante volte: se nessuno accorcia la proposta, i giri contano come giocati`,
  '732.2b': () =>
    phrase`un altro giocatore può accorciare la proposta: contano i giri fino a lì, e nessuno dei seguenti`,
  '701.24c': (t) => {
    const gone = usedAndExiled(t)
    return gone === undefined
      ? phrase`il grimorio si rimescola anche se ciò che doveva finirci dentro non c'è più`
      : phrase`${object(t, gone)} è in esilio e non finisce nel grimorio, che si rimescola lo stesso`
  },
  '701.24a': () => phrase`rimescolare mette le carte in un ordine che nessuno conosce, nemmeno chi rimescola`,
  '701.24b': () => phrase`la carta trovata resta da parte mentre si rimescolano le altre, e va in cima dopo`,
  '701.21a': (t) => {
    const given = last(t, 'sacrifice')
    const use = last(t, 'activate')
    return given && use
      ? phrase`si sacrifica ciò che si controlla: ${player(t, use.player)} controlla ${object(t, given.object)}`
      : undefined
  },
  // Damage in combat shows nothing of other damage.
  '702.2b': (t) => {
    const dealt = last(t, 'damage')
    return dealt &&
      !dealt.combat &&
      t.view(t.first).state.objects[dealt.source] &&
      has(now(t), dealt.source, 'deathtouch')
      ? phrase`tocco letale vale per ogni danno ${del(object(t, dealt.source))}, non solo per quello da combattimento`
      : undefined
  },
  '702.3b': () => undefended,
  '702.6a': (t) => {
    const used = last(t, 'activate')
    const equipment = used && t.frames.at(-1)?.objects[used.source]
    const failed = t.evaluation.trace?.happenings.some(({ event }) => event.type === 'fail')
    if (!failed || equipment?.attachedTo === undefined) return undefined
    const x = object(t, equipment.id)
    return phrase`${x} resta ${agree('assegnato', x)} ${al(target(t, equipment.attachedTo))}: si sposta solo se l'abilità si risolve`
  },
  '702.8a': () =>
    phrase`con lampo la carta si lancia quando si può lanciare un istantaneo, ma resta una magia creatura`,
  '702.9b': (t) => {
    const [one, ...more] = (last(t, 'block')?.blocks ?? []).filter(({ attacker }) => !has(now(t), attacker, 'flying'))
    return one && more.length === 0
      ? phrase`volare limita solo chi blocca una creatura con volare, ${ed(object(t, one.attacker))} non ce l'ha`
      : undefined
  },
  '702.10b': () => phrase`con rapidità una creatura attacca anche senza essere controllata dall'inizio del turno`,
  '702.10c': () =>
    phrase`con rapidità la debolezza da evocazione non vieta di attivare abilità con {T} o {Q} nel costo`,
  '702.11b': () => phrase`anti-malocchio vieta solo agli avversari di bersagliare chi ce l'ha`,
  '702.12b': (t) => {
    const v = now(t)
    const sturdy = v.state.shared.stack
      .flatMap((id) => v.state.objects[id]?.onStack?.targets ?? [])
      .find((id) => v.state.objects[id] && has(v, id, 'indestructible'))
    return sturdy === undefined
      ? undefined
      : phrase`indistruttibile vieta solo di distruggere: ${object(t, sturdy)} può essere un bersaglio`
  },
  '702.15d': inAnyZone('legame vitale'),
  '702.15e': () =>
    phrase`più fonti con legame vitale danno un guadagno ciascuna, anche quando il danno è inflitto nello stesso momento`,
  '702.15f': () => phrase`più istanze di legame vitale valgono come una: ogni danno fa guadagnare una volta sola`,
  '702.16a': passesProtection,
  '702.16f': () => unguarding,
  '702.16j': () => phrase`protezione da tutto vale contro ogni oggetto, di qualunque colore e tipo`,
  '702.19a': (t) => {
    const blocks = last(t, 'block')?.blocks ?? []
    const [one, ...more] = blocks.filter(({ blocker }) => has(t.view(t.last), blocker, 'trample'))
    return one && more.length === 0
      ? phrase`${object(t, one.blocker)} blocca e non attacca: travolgere non vale, e tutto il danno va ${al(object(t, one.attacker))}`
      : phrase`travolgere vale solo per chi attacca: chi blocca infligge tutto il danno a chi ha bloccato`
  },
  '702.19f': (t) => {
    const v = now(t)
    const [one] = (v.state.combat?.attackers ?? []).filter(
      (a) =>
        has(v, a.id, 'trample') && !v.state.players[a.attacks] && v.state.objects[a.attacks]?.zone !== 'battlefield',
    )
    return one && v.state.objects[one.id]?.zone === 'battlefield'
      ? phrase`travolgere non fa passare danno a chi controlla il planeswalker attaccato, neppure se il planeswalker non c'è più`
      : phrase`travolgere fa passare l'eccesso dai bloccanti al planeswalker attaccato, mai a chi lo controlla`
  },
  '702.20b': () => phrase`cautela evita solo il TAP di chi attacca: chi è già TAPpato non può attaccare`,
  // While a cost is paid, or combat damage is dealt, nothing resolves.
  '704.3': (t) => {
    if (!last(t, 'loseLife') && !last(t, 'damage')) return undefined
    if (dealsCombat(t)) return phrase`il controllo viene quando tutto il danno della sottofase è stato inflitto`
    return isPaying(t)
      ? phrase`mentre si paga un costo non c'è nessun controllo: il primo viene quando un giocatore sta per ricevere priorità`
      : phrase`durante la risoluzione non c'è nessun controllo`
  },
  '704.5h': (t) => {
    const buried = t.evaluation.trace?.happenings.find(({ rules }) => rules.includes('704.5f'))
    if (buried?.event.type !== 'move') return undefined
    const v = t.view(buried.batch - 1)
    const id = buried.event.object
    const x = object(t, id)
    return v.state.objects[id]?.deathtouched && has(v, id, 'indestructible')
      ? phrase`tocco letale fa distruggere solo chi ha costituzione maggiore di 0, e mai chi è indistruttibile come ${x}`
      : undefined
  },
  '704.5i': (t, { objects: [label] }) => {
    const o = label === undefined ? undefined : now(t).state.objects[objectOf(now(t), label)]
    const loyalty = o?.counters.loyalty ?? 0
    return o && loyalty > 0
      ? phrase`al controllo ${object(t, o.id)} ha ancora ${segnalini(loyalty, 'loyalty')}`
      : undefined
  },
  '704.5j': (t) => {
    const two = namedApart(t)
    if (!two) return undefined
    const names = phrase`la regola delle leggende guarda il nome, non il tipo`
    const copied = copiedLegend(t)
    return copied === undefined
      ? phrase`${names}: ${and(two.map((id) => thingCalled(now(t).characteristics(id))))} hanno nomi diversi`
      : phrase`${names}: ${verbatim('solo')} ${object(t, copied)} e la sua copia hanno lo stesso nome`
  },
  '707.2': (t) =>
    copiesPlainCard(t)
      ? phrase`una copia prende i valori che stanno scritti sulla carta di cui è copia`
      : phrase`una copia prende solo i valori copiabili: segnalini e bonus non lo sono, e restano dove sono`,
  '702.62b': (t) => {
    const card = Object.values(t.evaluation.outcome.objects).find((o) => o.zone === 'exile' && !o.counters.time)
    const without = card ? phrase`, ${ed(object(t, card.id))} non ne ha più` : verbatim('')
    return phrase`è sospesa solo una carta in esilio con sospendere e almeno un segnalino tempo${without}`
  },
  '702.62c': () => phrase`per sospendere una carta contano anche gli effetti che vietano di lanciarla`,
  '702.62a': suspendable,
  '702.79a': diesWithout('702.79a', 'persist', '-1/-1'),
  '702.93a': diesWithout('702.93a', 'undying', '+1/+1'),
  '702.90b': () => phrase`il danno di chi ha infettare dà al giocatore segnalini veleno e non toglie punti vita`,
  '702.90e': inAnyZone('infettare'),
  '702.80a': (t) => {
    // That marked damage goes is said of cleanup by its own rule.
    const cleans = t.people.scenario.script?.some((s) => typeof s === 'object' && 'step' in s && s.step === 'cleanup')
    const [o, ...more] =
      cleans && t.evaluation.rules.has('514.2')
        ? now(t).state.shared.battlefield.filter((id) => (now(t).state.objects[id]?.counters['-1/-1'] ?? 0) > 0)
        : []
    if (o === undefined || more.length > 0) return undefined
    const n = now(t).state.objects[o]?.counters['-1/-1'] ?? 0
    const kept = n === 1 ? phrase`il segnalino −1/−1 resta` : phrase`${il(segnalini(n, '-1/-1'))} restano`
    return phrase`nella sottofase di cancellazione sparisce solo il danno segnato: ${kept} ${sul(object(t, o))}`
  },
  '702.90c': (t) => {
    // What infect has left on a creature is asked about in a later turn.
    const there = Object.values(t.evaluation.outcome.objects).filter((o) => o.zone === 'battlefield')
    const left = there.reduce((n, { counters }) => n + (counters['-1/-1'] ?? 0), 0)
    const turned = t.evaluation.trace?.happenings.some(({ event }) => event.type === 'nextTurn')
    return turned && left > 0 && t.evaluation.rules.has('514.2')
      ? phrase`la cancellazione toglie il danno segnato: infettare ha dato invece ${segnalini(left, '-1/-1')}, che ${verb('resta', left)}`
      : undefined
  },
  '702.108a': (t) =>
    t.evaluation.trace?.happenings.some(({ event }) => event.type === 'copySpell')
      ? undefined
      : phrase`prodezza si innesca al lancio della magia: non aspetta che si risolva`,
  '702.119a': () =>
    phrase`emergere riduce il costo generico del valore di mana della creatura sacrificata, che può essere 0`,
  '702.120a': () => phrase`incrementare si paga per ogni modo oltre il primo`,
  '702.164c': () => phrase`tossico aggiunge segnalini veleno al danno da combattimento, che toglie comunque punti vita`,
  '708.10': () =>
    phrase`un permanente a faccia in giù che diventa una copia resta com'è: girato a faccia in su, mostra i valori copiati`,
  '709.4b': () => phrase`fuori dalla pila una carta split ha il costo di mana di entrambe le metà, sommate`,
  '712.21': (t) => {
    const gone = last(t, 'destroy')
    return (
      gone && phrase`${object(t, gone.object)} muore come una creatura sola: le due carte vanno nel cimitero insieme`
    )
  },
}
