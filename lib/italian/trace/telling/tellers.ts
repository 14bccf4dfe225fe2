import type { EventType } from '#lib/rules/index'
import { attached, phased, protectedBy } from './attached'
import { milled, putInHand, seen } from './cards'
import { source } from './context'
import { copied } from './copies'
import { paid } from './costs'
import { counters, countersChanged } from './counters'
import { landPlayed, manaAdded, scried } from './done'
import { nextTurn, removed, repeatedStep, turned } from './effects'
import { doubled, setTotal } from './life'
import { exchange, redistributed } from './lives/exchanges'
import { left, won } from './losing'
import { countersMoved, exchangedControl, melded, turnedOver } from './moved'
import { discarded, divertedFrom, placed } from './moves'
import { drawnGame, emblem, leftCombat, lifeExchanged, madeBlocked, putTurned, shownOnTop } from './rare'
import { retargeted } from './retargeted'
import * as roots from './roots'
import { searched, surveilled } from './searching'
import { countered, unstacked } from './stack'
import { alone, one, quiet, type Teller, together } from './teller'
import { created } from './tokens'
import type { Node } from './tree'
import { triggered } from './triggers'
import * as turns from './turns'

/** Why an event has no sentence of its own: there is nothing to say of it, or another event's sentence says it. */
type Untold = `silent: ${string}` | `told with ${EventType}`

/** How each kind of event is told, or why it is not. */
export const tellers = {
  // said by rules and cards
  damage: roots.dealt,
  gainLife: roots.living,
  loseLife: roots.living,
  payLife: roots.lifePaid,
  setLife: alone(setTotal),
  exchangeLife: alone(exchange),
  redistributeLife: alone(redistributed),
  doubleLife: alone(doubled),
  draw: turns.drawing,
  mill: alone((t, n) => [...milled(t, n), ...divertedFrom(t, n.children)]),
  putInHand: alone(putInHand),
  scry: alone(scried),
  surveil: alone(surveilled),
  search: (t, n, at) => one(searched(t, n, at)),
  shuffle: turns.shuffling,
  discard: together(discarded),
  destroy: roots.destroying,
  sacrifice: alone(removed),
  exile: roots.exiling,
  counter: alone((t, n) => countered(t, n, source(t, n.h.event.source))),
  putCounters: counters,
  moveCounters: alone(countersMoved),
  create: alone(created),
  getEmblem: alone(emblem),
  exchangeControl: alone(exchangedControl),
  exchangeLifeWith: alone(lifeExchanged),
  loseGame: roots.losing,
  winGame: alone(won),
  attack: roots.attacking,
  attacks: 'told with attack',
  block: roots.blocking,
  blocks: 'told with block',
  becomesBlocked: 'told with block',
  cast: (t, _, at) => one(paid(t, at)),
  addMana: alone(manaAdded),
  payMana: 'told with cast',
  activate: (t, _, at) => one(paid(t, at)),
  playLand: alone(landPlayed),
  becomesTarget: 'told with cast',
  copySpell: alone(copied),
  retarget: alone(retargeted),
  step: turns.stepped,
  skipStep: 'told with step',
  repeatStep: alone(repeatedStep),
  trigger: together(triggered),
  resolve: roots.resolving,
  fail: roots.failing,
  unchosen: alone(unstacked),
  regenerate: 'silent: what the shield does is told with the destruction that it replaces',
  fight: roots.fights,
  drawGame: alone(drawnGame),
  assign: 'silent: combat damage is told as it is dealt',
  pass: roots.passing,
  transform: alone(turnedOver),
  flip: alone(turnedOver),
  turnUp: roots.turningUp,
  turnDown: alone(turnedOver),
  putTurned: alone(putTurned),
  meld: alone(melded),
  // stored as they are
  adjustLife: 'told with loseLife',
  adjustCounters: countersChanged,
  markDamage: 'told with damage',
  clearDamage: turns.cleaning,
  clearDeathtouch: 'silent: bookkeeping of a check',
  move: roots.moving,
  turnOver: 'silent: part of transforming',
  flipOver: 'silent: part of flipping',
  showFace: 'silent: part of turning up',
  hideFace: 'silent: part of turning down',
  look: together(seen),
  reveal: together(seen),
  moveUnknown: 'silent: part of a draw or of milling',
  nameTop: 'silent: bookkeeping of the evaluator',
  place: together(placed),
  randomize: 'silent: part of a shuffle',
  renew: 'silent: a new object looks like the old one',
  createEmblem: 'told with getEmblem',
  uncover: 'silent: part of casting',
  letLook: 'silent: told by what lets somebody look',
  showTop: alone(shownOnTop),
  drawFromEmpty: 'silent: part of a draw',
  tap: together(turned),
  untap: together(turned),
  ready: 'silent: that it may attack is told where it matters',
  createToken: 'told with create',
  attach: alone(attached),
  unattach: roots.unattaching,
  protect: alone(protectedBy),
  phaseOut: together(phased),
  phaseIn: together(phased),
  carryEffects: 'silent: bookkeeping of the evaluator',
  leaveCombat: together(leftCombat),
  makeBlocked: alone(madeBlocked),
  endCombat: 'silent: the step that ends says it',
  strikeFirst: 'silent: told with the combat damage steps',
  damageDone: 'silent: bookkeeping of combat damage',
  begin: roots.begins,
  use: 'silent: told with the shield that is used',
  end: turns.cleaning,
  putOnStack: roots.stacking,
  announce: 'silent: part of casting',
  emptyPool: 'told with step',
  useLoyalty: 'silent: part of activating',
  tally: 'silent: bookkeeping of the whole game',
  cease: roots.ceasing,
  givePriority: 'told with pass',
  nextTurn: alone(nextTurn),
  startingPlayer: 'told with shuffle',
  mulligan: turns.mulliganing,
  leaveGame: alone(left),
} satisfies { readonly [T in EventType]: Teller<T> | Untold }

const untold = (): typeof quiet => quiet

/** How an event is told. */
export function tellerOf(n: Node): Teller<EventType> {
  const teller: unknown = tellers[n.h.event.type]
  // Each stands under the type of event that it takes.
  return typeof teller === 'string' ? untold : (teller as Teller<EventType>)
}
