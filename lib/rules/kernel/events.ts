import type { Ability, Characteristics } from './card'
import type { CardId, ObjectId, PlayerId, RuleId, TargetId } from './ids'
import type { Announced, Arrival, Attacker, Choices, Facing, Floating, LossReason, Tally, Trigger } from './state'
import type { StepName, Zone } from './words'

/**
 * What can happen. The first group is said by cards and players; rules turn it into the second, which only stores.
 * A `source` is the object that causes the event; `cause` tells a loss of life that comes from damage or payment.
 */
export type GameEvent =
  // said by rules and cards
  | { type: 'damage'; source: ObjectId; target: TargetId; amount: number; combat: boolean; unpreventable?: true }
  | { type: 'gainLife'; player: PlayerId; amount: number; source?: ObjectId; lifelink?: true }
  | { type: 'loseLife'; player: PlayerId; amount: number; source?: ObjectId; cause?: 'damage' | 'payment' }
  | { type: 'payLife'; player: PlayerId; amount: number; source?: ObjectId }
  | { type: 'setLife'; player: PlayerId; total: number; source?: ObjectId }
  | { type: 'exchangeLife'; players: readonly [PlayerId, PlayerId]; source?: ObjectId }
  | { type: 'redistributeLife'; totals: Readonly<Record<PlayerId, number>>; source?: ObjectId }
  | { type: 'doubleLife'; player: PlayerId; source?: ObjectId }
  | { type: 'draw'; player: PlayerId; amount: number }
  | { type: 'mill'; player: PlayerId; amount: number; source?: ObjectId }
  /** The top card of the library, as many as `amount` says, or cards that have been chosen. */
  | { type: 'putInHand'; player: PlayerId; amount?: number; objects?: readonly ObjectId[]; source?: ObjectId }
  | { type: 'scry'; player: PlayerId; amount: number; source?: ObjectId }
  | { type: 'surveil'; player: PlayerId; amount: number; source?: ObjectId }
  /** `quality`: it is for cards of some kind, not for a number of any cards. */
  | {
      type: 'search'
      player: PlayerId
      of: PlayerId
      zones: readonly Zone[]
      quality?: true
      /** Of a library only the first so many cards. */
      top?: number
      source?: ObjectId
    }
  /** `but`: cards that stay out of it, to be put somewhere afterwards (701.24b). */
  | { type: 'shuffle'; player: PlayerId; but?: readonly ObjectId[]; source?: ObjectId }
  | { type: 'discard'; object: ObjectId; player?: PlayerId; source?: ObjectId }
  /** `state`: a state-based action brings it about, and no effect. */
  | { type: 'destroy'; object: ObjectId; source?: ObjectId; noRegeneration?: true; state?: true }
  /** `player` is who is told to sacrifice it, where that is said. */
  | { type: 'sacrifice'; object: ObjectId; player?: PlayerId; source?: ObjectId }
  /** `lookers`: face down, and who may look at it. */
  /** `exiler`: who exiles it face down, where no object does. */
  | { type: 'exile'; object: ObjectId; source?: ObjectId; exiler?: PlayerId; lookers?: readonly PlayerId[] }
  | { type: 'counter'; object: ObjectId; source?: ObjectId }
  /** `entering`: it has entered with them. */
  | { type: 'putCounters'; on: TargetId; counter: string; amount: number; source?: ObjectId; entering?: true }
  | { type: 'moveCounters'; from: ObjectId; to: ObjectId; counter: string; amount: number; source?: ObjectId }
  /** Tokens that a player creates; `by` controls the effect. */
  | {
      type: 'create'
      player: PlayerId
      by: PlayerId
      amount: number
      what: Characteristics
      label: string
      entry?: Arrival
      source?: ObjectId
    }
  /** "You get an emblem". */
  | { type: 'getEmblem'; player: PlayerId; label: string; what: Characteristics; source?: ObjectId }
  | { type: 'exchangeControl'; objects: readonly [ObjectId, ObjectId]; player: PlayerId; source?: ObjectId }
  /** A life total and the power or the toughness of a creature become each other (701.12g). */
  | { type: 'exchangeLifeWith'; player: PlayerId; object: ObjectId; value: 'power' | 'toughness'; source?: ObjectId }
  | { type: 'loseGame'; player: PlayerId; reason: LossReason }
  /** `lastStanding`: nobody else is left, and nothing can preclude it (104.2a). */
  | { type: 'winGame'; player: PlayerId; lastStanding?: true }
  | { type: 'attack'; attackers: readonly Pick<Attacker, 'id' | 'attacks' | 'defender'>[] }
  | { type: 'attacks'; object: ObjectId; target: TargetId }
  | { type: 'block'; player: PlayerId; blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[] }
  /** One for the creature that blocks, and one for each creature that it blocks; the same of those that become blocked. */
  | { type: 'blocks'; object: ObjectId; attacker?: ObjectId }
  | { type: 'becomesBlocked'; object: ObjectId; source?: ObjectId }
  | { type: 'cast'; object: ObjectId; player: PlayerId }
  /** Mana for a pool; `tapped`: from an ability whose cost taps its source (106.12). */
  | { type: 'addMana'; player: PlayerId; mana: string; source?: ObjectId; tapped?: true }
  | { type: 'payMana'; player: PlayerId; cost: string; source?: ObjectId }
  | { type: 'activate'; object: ObjectId; source: ObjectId; player: PlayerId }
  /** `as`: which face of a card it is played as. */
  | { type: 'playLand'; object: ObjectId; player: PlayerId; as?: 'other' }
  /** `source` is the spell or ability on the stack. */
  | { type: 'becomesTarget'; target: TargetId; source: ObjectId }
  /** A copy of a spell or ability goes on the stack with choices made for it, and with other targets if some are named; it is not cast. */
  | {
      type: 'copySpell'
      object: ObjectId
      player: PlayerId
      takes?: Choices
      targets?: readonly TargetId[]
      label?: string
    }
  | { type: 'retarget'; object: ObjectId; player: PlayerId; targets: readonly TargetId[] }
  | { type: 'step'; step: StepName }
  /** A step that does not take place (614.10). */
  | { type: 'skipStep'; step: StepName }
  /** Something is dealt with in a step in which nobody gets priority otherwise: a player does, and another such step follows. */
  | { type: 'repeatStep'; step: StepName; player: PlayerId }
  | { type: 'trigger'; trigger: Trigger }
  | { type: 'resolve'; object: ObjectId }
  | { type: 'fail'; object: ObjectId; why: 'condition' | 'source' | 'targets' }
  /** A triggered ability of this object comes off the stack again: it needs a mode or a target, and there is none to choose. */
  | { type: 'unchosen'; source: ObjectId; lacks: 'mode' | 'target' }
  | { type: 'regenerate'; object: ObjectId }
  | { type: 'fight'; fighters: readonly [ObjectId, ObjectId] }
  | { type: 'drawGame' }
  | { type: 'assign'; object: ObjectId; to: Readonly<Record<TargetId, number>> }
  | { type: 'pass'; player: PlayerId }
  /** `since`: when the ability of that permanent which transforms it was put on the stack (701.27f). */
  | { type: 'transform'; object: ObjectId; since?: number }
  | { type: 'flip'; object: ObjectId }
  /** `paid`: by paying what it costs (702.37b), with a value for X in it. */
  | { type: 'turnUp'; object: ObjectId; paid?: true; x?: number }
  | { type: 'turnDown'; object: ObjectId }
  /** Puts a card onto the battlefield face down, or with its back up. */
  | { type: 'putTurned'; object: ObjectId; how: 'face-down' | 'transformed'; controller?: PlayerId }
  | { type: 'meld'; objects: readonly [ObjectId, ObjectId]; player: PlayerId }
  // stored as they are
  | { type: 'adjustLife'; player: PlayerId; by: number }
  /** `once`: one that all the damage of one moment takes off together. */
  | { type: 'adjustCounters'; on: TargetId; counter: string; by: number; once?: true }
  | { type: 'markDamage'; object: ObjectId; amount: number; deathtouch: boolean }
  | { type: 'clearDamage'; object: ObjectId }
  | { type: 'clearDeathtouch' }
  | {
      type: 'move'
      object: ObjectId
      to: Zone
      position?: number
      /** Who controls it as it arrives; for a library, hand or graveyard, whose it goes to. */
      controller?: PlayerId
      /** The zone it leaves, and the new object that it becomes (400.7); the kernel writes them. */
      from?: Zone
      as?: ObjectId
      verb?: Verb
      /** The object whose ability exiles it; who may look at it, if it is exiled face down. */
      by?: ObjectId
      lookers?: readonly PlayerId[]
      targets?: readonly TargetId[]
      /** How it enters the battlefield, where it is not as new. */
      entry?: Arrival
      /** How it lies as it arrives. */
      facing?: Facing
      /** The card that melds with it into one permanent. */
      with?: ObjectId
      /** It is the second card of a melded permanent that goes: as a card, or (it is believed) as a permanent of its own. */
      part?: 'card' | 'permanent'
      /** It transforms, and a new object takes its place (it is believed). */
      transforming?: true
    }
  | { type: 'turnOver'; object: ObjectId }
  | { type: 'flipOver'; object: ObjectId }
  /** `entering`: as if it entered the battlefield (it is believed). */
  | { type: 'showFace'; object: ObjectId; entering?: true }
  | { type: 'hideFace'; object: ObjectId; as: Characteristics }
  /** A player sees a card; all players see one that is, or comes, where they could not. */
  | { type: 'look'; player: PlayerId; object: ObjectId; source?: ObjectId }
  | { type: 'reveal'; object: ObjectId }
  /** Cards from the top of a library that nobody has named. */
  | { type: 'moveUnknown'; player: PlayerId; amount: number; to: 'hand' | 'graveyard' | 'exile'; verb?: Verb }
  /** Unnamed cards at the top of a library get names of their own. */
  | { type: 'nameTop'; player: PlayerId; amount: number }
  /** A card of a library changes its place there. */
  | { type: 'place'; object: ObjectId; position: number }
  /** A library of so many cards is in random order, or in the one that the scenario states. */
  | {
      type: 'randomize'
      player: PlayerId
      cards: number
      order?: readonly (ObjectId | undefined)[]
      but?: readonly ObjectId[]
    }
  /** An object becomes a new one where it is (400.8). */
  | { type: 'renew'; object: ObjectId; by?: ObjectId; lookers?: readonly PlayerId[] }
  | { type: 'createEmblem'; player: PlayerId; label: string; what: Characteristics }
  /** A face-down card in exile is turned face up, to be cast. */
  | { type: 'uncover'; object: ObjectId }
  /** A player may look at a card that is face down, for as long as it stays there. */
  | { type: 'letLook'; object: ObjectId; player: PlayerId }
  /** The top card of a library played with revealed is seen, or no card any more; `amidst`: while a spell is being cast. */
  | { type: 'showTop'; player: PlayerId; object?: ObjectId; amidst?: true }
  | { type: 'drawFromEmpty'; player: PlayerId }
  | { type: 'tap'; object: ObjectId }
  | { type: 'untap'; object: ObjectId }
  /** A permanent has been under its controller's control since the turn began (302.6), or no longer. */
  | { type: 'ready'; object: ObjectId; ready?: false }
  /** One token enters; `as` is the object that it is, which the kernel writes. */
  | {
      type: 'createToken'
      player: PlayerId
      what: Characteristics
      label: string
      as?: ObjectId
      entry?: Arrival
      controller?: PlayerId
    }
  | { type: 'attach'; object: ObjectId; to: TargetId }
  | { type: 'unattach'; object: ObjectId }
  /** A player becomes the protector of a battle that has none it may have (704.5x, 704.5y). */
  | { type: 'protect'; object: ObjectId; player: PlayerId }
  /** `under`: who controls it as it phases out, and in whose untap step it phases in (502.1). */
  | { type: 'phaseOut'; object: ObjectId; with?: ObjectId; under?: PlayerId }
  | { type: 'phaseIn'; object: ObjectId }
  /** Effects on one object go on for the object that it becomes (400.7a). */
  | { type: 'carryEffects'; from: ObjectId; to: ObjectId }
  | { type: 'leaveCombat'; object: ObjectId }
  /** An effect makes an attacker blocked (509.1h). */
  | { type: 'makeBlocked'; object: ObjectId }
  | { type: 'endCombat' }
  | { type: 'strikeFirst'; objects: readonly ObjectId[]; twice: readonly ObjectId[] }
  | { type: 'damageDone' }
  | { type: 'begin'; effect: Omit<Floating, 'id' | 'timestamp'> }
  | { type: 'use'; effect: string; amount: number }
  | { type: 'end'; effects: readonly string[] }
  | {
      type: 'putOnStack'
      source: ObjectId
      controller: PlayerId
      ability: Ability
      targets: readonly TargetId[]
      trigger?: Trigger
    }
  | { type: 'announce'; object: ObjectId; announced: Announced }
  | { type: 'emptyPool'; player: PlayerId }
  | { type: 'useLoyalty'; object: ObjectId }
  /** Something that a player keeps count of over the whole game, about one card. */
  | { type: 'tally'; player: PlayerId; of: Tally; card: CardId; amount: number }
  | { type: 'cease'; object: ObjectId }
  | { type: 'givePriority'; player: PlayerId; passed: readonly PlayerId[] }
  | { type: 'nextTurn'; player: PlayerId }
  /** Who takes the first turn of the game. */
  | { type: 'startingPlayer'; player: PlayerId }
  /** A new hand of so many cards, of which so many go to the bottom of the library. */
  | { type: 'mulligan'; player: PlayerId; amount: number; bottom: number }
  | { type: 'leaveGame'; player: PlayerId }

declare module './remembered' {
  interface EventMap {
    readonly any: GameEvent
  }
}

/** The action that moved an object: dying, drawing and sacrificing are all moves. */
export type Verb =
  | 'draw'
  | 'mill'
  | 'put'
  | 'discard'
  | 'destroy'
  | 'sacrifice'
  | 'exile'
  | 'counter'
  | 'resolve'
  | 'state'
  | 'cast'
  | 'play'

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>

/** An event on its way: who said it, and which replacements it has met already (614.5). */
export interface Proposed {
  readonly event: GameEvent
  /** The rules that gave it, the one that acted first. */
  readonly rules: readonly RuleId[]
  /** The happening that it follows from, in a trace. */
  readonly parent?: number
  readonly met?: readonly string[]
}
