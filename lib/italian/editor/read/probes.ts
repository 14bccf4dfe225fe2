import type { Probe } from '#lib/questions/index'
import { capital, verbatim } from '../../grammar/index'
import { type ZoneId, zones } from '../../names/terms'
import type { FieldShape, FieldShapes, Part } from '../field'
import { counterShape } from './names'

type Ask = Probe['ask']

const part = (key: string, name: string, form: FieldShape): Part => ({
  key,
  name,
  shape: form,
  needed: true,
  near: false,
})

const player = part('player', 'Di quale giocatore', { is: 'player' })
const object = part('object', 'Di che cosa', { is: 'thing' })
const counter = part('counter', 'Quale segnalino', counterShape('+1/+1'))
const zoneOf = (ids: readonly ZoneId[]): Part =>
  part('zone', 'Quale zona', {
    is: 'word',
    words: ids.map((id) => ({ id, name: capital(verbatim(zones[id].it.text)) })),
  })

const ZONES_ASKED = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const

/** What may be put in order: each is something that happens, about an object or a player. */
const OCCASIONS = [
  ['damage', 'Infligge danno'],
  ['trigger', 'Si innesca la sua abilità'],
  ['resolve', 'Si risolve'],
  ['cast', 'È in pila, e il lancio è completo'],
  ['payMana', 'Paga il mana'],
  ['payLife', 'Paga punti vita'],
  ['addMana', 'Produce mana'],
  ['destroy', 'Viene distrutto'],
  ['sacrifice', 'Sacrifica'],
  ['move', 'Cambia zona'],
  ['gainLife', 'Guadagna punti vita'],
  ['loseLife', 'Perde punti vita'],
  ['draw', 'Pesca'],
  ['discard', 'Scarta'],
  ['loseGame', 'Perde la partita'],
  ['attacks', 'Attacca'],
  ['blocks', 'Blocca'],
] as const

const occasion: FieldShape = {
  is: 'record',
  parts: [
    part('event', 'Che cosa succede', { is: 'word', words: OCCASIONS.map(([id, name]) => ({ id, name })) }),
    { ...object, name: 'A che cosa, o per che cosa', needed: false, near: true },
    { ...player, name: 'A chi, o di chi', needed: false, near: true },
  ],
}

/** What may be asked, with what each question needs to be told. */
const PROBES: Readonly<Record<Ask, readonly [name: string, ...parts: Part[]]>> = {
  life: ['Quanti punti vita ha', player],
  totals: ['I punti vita di tutti'],
  outcome: ['Qual è l’esito per', player],
  lost: ['Perde la partita?', player],
  won: ['Vince la partita?', player],
  drawn: ['La partita è patta?'],
  poison: ['Quanti segnalini veleno ha', player],
  hand: ['Quante carte ha in mano', player],
  graveyard: ['Quante carte ha nel cimitero', player],
  library: ['Quante carte ha nel grimorio', player],
  cardsDrawn: ['Quante carte pesca', player],
  power: ['Quanta forza ha', object],
  toughness: ['Quanta costituzione ha', object],
  pt: ['Quali sono la forza e la costituzione', object],
  marked: ['Quanto danno è segnato', object],
  counters: ['Quanti segnalini ha', object, counter],
  manaValue: ['Qual è il valore di mana', object],
  totalCost: ['Qual è il costo totale', object],
  position: ['A che posto è dalla cima del grimorio', object],
  triggers: ['Quante volte si innesca l’abilità', object],
  zone: ['Dove si trova', object],
  controller: ['Chi controlla', object],
  owner: ['Chi possiede', object],
  attachedTo: ['A che cosa è assegnato', object],
  survives: ['È ancora sul campo di battaglia?', object],
  survivors: [
    'Quali creature sono ancora sul campo di battaglia',
    part('objects', 'Fra quali', { is: 'list', of: { is: 'thing' }, creatures: true }),
  ],
  died: ['Muore?', object],
  sacrificed: ['Viene sacrificato?', object],
  tapped: ['È in stato TAP?', object],
  blocked: ['È bloccata?', object],
  has: ['Ha la parola chiave?', object, part('keyword', 'Quale parola chiave', { is: 'named', name: 'keywordName' })],
  faceDown: ['È a faccia in giù?', object],
  revealed: ['Viene rivelata?', object],
  suspended: ['È sospesa?', object],
  sameObject: ['È lo stesso oggetto di prima?', object],
  placeKnown: ['Si sa in quale punto del grimorio è?', object],
  isPermanent: ['È un permanente?', object],
  isPermanentCard: ['È una carta permanente?', object],
  isPermanentSpell: ['È una magia permanente?', object],
  isCard: ['È una carta?', object],
  isToken: ['È una pedina?', object],
  counterIsToken: ['Un segnalino è una pedina?', counter],
  permanentTypes: ['Quali sono i tipi di permanente'],
  legal: ['È permessa l’azione?', part('action', 'Quale azione', { is: 'action' })],
  priority: ['Chi riceve priorità'],
  step: ['In quale fase o sottofase è la partita'],
  mayFail: ['Può finire la ricerca così?', player],
  mayLook: ['Può guardare la carta?', player, object],
  shown: ['Da quando si vede la carta in cima', object],
  isPublic: ['È una zona pubblica?', zoneOf(ZONES_ASKED), player],
  zones: ['Quali sono le zone'],
  stack: ['In quale ordine si risolve ciò che è in pila'],
  order: ['In quale ordine sono le carte', zoneOf(['library', 'graveyard']), player],
  startingSteps: ['In quale ordine avvengono i preparativi'],
  sequence: ['In quale ordine avvengono questi fatti', part('of', 'Fatti', { is: 'list', of: occasion })],
  several: ['Più cose insieme', part('of', 'Che cosa', { is: 'list', of: { is: 'named', name: 'reading' } })],
}

const wayOf = (ask: Ask, n: number) => {
  const [name, ...parts] = PROBES[ask]
  const shape: FieldShape = { is: 'record', parts: [part('ask', 'Domanda', { is: 'exactly', value: ask }), ...parts] }
  return { id: String(n), name, shape }
}
const all = Object.keys(PROBES) as readonly Ask[]

/** How a question is asked for: `probe` is the whole of it, `reading` one of the things that it may ask together. */
export const probeShapes: FieldShapes = {
  probe: { is: 'one', ways: all.map(wayOf), start: 0 },
  reading: { is: 'one', ways: all.filter((ask) => ask !== 'several').map(wayOf), start: 0 },
}
