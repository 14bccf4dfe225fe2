import { readProbe } from '#lib/questions/index'
import type { PlayerId } from '#lib/rules/index'
import { agree, and, carte, con, del, ed, figure, lo, phrase, verb, verbatim } from '../../grammar/index'
import { inZone, type ZoneId } from '../../names/terms'
import { object, player, type Tale } from '../telling/context'
import { laidTogether, last, lastDiscard, now, objectOf, shortLibrary, stillExiled, wished } from './scene'
import { sweep } from './sweep'
import type { Whys } from './why'

/** Whose effect it is that does something to all of a kind. */
function sweeperOf(t: Tale): PlayerId | undefined {
  const h = sweep(t)
  const resolving = t.evaluation.trace?.happenings.findLast(
    ({ event, batch }) => event.type === 'resolve' && h !== undefined && batch <= h.batch,
  )
  const id = resolving?.event.type === 'resolve' ? resolving.event.object : undefined
  return id === undefined ? undefined : t.frames[Math.max(0, (resolving?.batch ?? 1) - 1)]?.objects[id]?.controller
}

/** Zones. */
export const zoneWhys: Whys = {
  '400.1': (t) => {
    const by = sweeperOf(t)
    if (by !== undefined)
      return phrase`il campo di battaglia è uno per tutti i giocatori: l'effetto riguarda anche le creature ${del(player(t, by))}`
    return t.people.scenario.ante === true
      ? phrase`con la posta le zone sono 8: grimorio, mano, campo di battaglia, cimitero, pila, esilio, zona di comando e posta`
      : phrase`le zone sono 7: grimorio, mano, campo di battaglia, cimitero, pila, esilio e zona di comando`
  },
  '400.2': () => phrase`mano e grimorio sono zone nascoste anche quando le loro carte sono rivelate`,
  '400.11a': (t) => {
    const exile = phrase`l'esilio è una zona della partita`
    const { who, card, asked } = wished(t) ?? {}
    return who && card && asked
      ? phrase`fuori dalla partita ${who} ha solo ${card}, che non è ${asked}: ${exile}`
      : phrase`fuori dalla partita sono le carte del sideboard: ${exile}`
  },
  '400.12': () => phrase`ciò che si fa a una zona si fa a tutte le carte che contiene`,
  '403.2': (t, { objects }) => {
    const h = sweep(t)
    if (!h) return undefined
    const v = t.view(h.batch - 1)
    const elsewhere = objects.flatMap((label) => {
      const o = v.state.objects[objectOf(v, label)]
      if (!o || o.zone === 'battlefield' || !o.printed.types.includes('creature')) return []
      const kind = verbatim(o.zone === 'stack' ? 'una magia creatura' : 'una carta creatura')
      return [{ x: object(t, o.id), where: inZone(o.zone as ZoneId), kind }]
    })
    const [one, ...more] = elsewhere
    if (!one) return undefined
    const first = phrase`l'effetto guarda solo il campo di battaglia: ${one.x}, ${one.where}, è ${one.kind}`
    return more.reduce((said, { x, where, kind }) => phrase`${said}, ${ed(phrase`${x}, ${where}, ${kind}`)}`, first)
  },
  '405.5': (t) =>
    t.frames.some(({ shared }) => shared.stack.length > 1)
      ? phrase`in pila si risolve per primo ciò che è arrivato per ultimo`
      : undefined,
  '401.2': (t, { readings }) => {
    const covered = readings.flatMap((r) => {
      const id = r.ask === 'mayLook' && readProbe(r, t.evaluation) === false ? objectOf(now(t), r.object) : undefined
      return id !== undefined && now(t).state.objects[id]?.zone === 'library' ? [object(t, id)] : []
    })
    const shown = phrase`si vede solo ciò che un effetto mostra`
    return covered.length > 0
      ? phrase`nel grimorio ${and(covered)} ${verb('è', covered)} ${agree('coperto', covered)} per tutti, anche per il proprietario: ${shown}`
      : phrase`le carte di un grimorio sono coperte per tutti, anche per il proprietario: ${shown}`
  },
  '401.3': () => phrase`quante carte ha un grimorio è un'informazione che ogni giocatore può avere in ogni momento`,
  '401.4': (t) => {
    const { object: id } = last(t, 'move') ?? {}
    const owner = id === undefined ? undefined : t.view(0).state.objects[id]?.owner
    const chooses = phrase`l'ordine di più carte messe insieme in un grimorio lo sceglie il loro proprietario`
    return owner === undefined ? chooses : phrase`${chooses}, cioè ${player(t, owner)}`
  },
  '401.7': (t) => {
    const short = shortLibrary(t)
    if (!short) return phrase`se il grimorio ha meno carte di quante ne servono, la carta va in fondo`
    const { card, owner, cards, above } = short
    if (cards >= above) return undefined
    const there = cards === 1 ? phrase`c'è ${carte(1)}` : phrase`ci sono ${carte(cards)}`
    const x = object(t, card)
    return phrase`nel grimorio ${del(player(t, owner))} ${there}, e sopra ${x} ne ${verb('serve', above)} ${figure(above)}: con meno si va in fondo`
  },
  '402.2': (t) => {
    const v = now(t)
    const { active } = v.state.turn
    const most = v.ask('handLimit', { player: active })
    const only = phrase`la mano si riduce solo nella cancellazione, e solo quella del giocatore attivo`
    if (most === undefined) return only
    // Who has discarded has as many as may be kept.
    if (lastDiscard(t)) return phrase`${only}: il massimo ${del(player(t, active))} è ${figure(most)}`
    const hand = carte(Object.values(v.state.objects).filter((o) => o.zone === 'hand' && o.owner === active).length)
    return phrase`${only}: ${player(t, active)} ha ${hand} e il massimo è ${figure(most)}`
  },
  '404.3': (t) => {
    const heap = laidTogether(t)
    if (!heap) return phrase`l'ordine di più carte che vanno insieme in un cimitero lo sceglie il loro proprietario`
    const cards = and(heap.cards.map((id) => object(t, id)))
    return phrase`${player(t, heap.owner)} sceglie l'ordine delle carte che vanno insieme in cima al proprio cimitero: dal fondo, ${cards}`
  },
  '405.4': () => phrase`una magia è controllata da chi la lancia, di chiunque sia la carta`,
  '405.6f': () => phrase`le azioni generate dallo stato non usano la pila: prima che accadano nessuno può rispondere`,
  '406.3': (t, { readings }) => {
    const looked = readings.flatMap((r) => (r.ask === 'mayLook' ? [objectOf(now(t), r.object)] : []))
    const [id] = looked.filter((x) => now(t).state.objects[x]?.zone === 'exile')
    const not = phrase`senza permesso nessuno guarda la carta, nemmeno il proprietario o chi l'ha esiliata`
    return id === undefined
      ? phrase`in esilio a faccia in giù ${not}`
      : phrase`${object(t, id)} è in esilio a faccia in giù: ${not}`
  },
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
