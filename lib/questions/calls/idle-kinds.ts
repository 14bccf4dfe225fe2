import type { PlayerId } from '#lib/rules/index'
import type { Value } from './fact'

/**
 * What players are asked about in vain, with the answers that they may give. Of a call's own table each kind says what no ruling of that
 * call looks at (`CallTemplate.idle`), and the evaluator proves it (a test): the same question may decide another call.
 */
export const IDLE = {
  // Of a player.
  hand: [0, 1, 2, 3, 4, 5, 6],
  library: [18, 23, 27, 31, 36, 42],
  // As many that whatever else has happened they may lie there.
  graveyard: [4, 5, 7, 9, 12],
  exile: [0, 1, 2, 3],
  deck: [60, 61, 62, 64],
  mulligan: [false, true],
  lands: [2, 3, 4, 5, 6, 7],
  creatures: [0, 1, 2, 3],
  life: [9, 11, 14, 17, 20],
  poison: [0, 1, 2, 3, 5],
  // Of the game.
  began: ['A', 'N'],
  beganTeam: ['A', 'N'],
  game: [1, 2, 3],
  format: ['standard', 'pioneer', 'modern', 'legacy'],
  landPlayed: [false, true],
  step: ['main1', 'main2'],
  // Whose turn it is, and whose card, the scenario says, and so do names and steps: it is said as it is.
  turn: [],
  // Of a thing.
  tapped: [false, true],
  since: ['now', 'before'],
  color: ['W', 'U', 'B', 'R', 'G'],
  size: [],
  manaValue: [1, 2, 3, 4, 5],
  owner: [],
  legendary: [false, true],
  speed: ['instant', 'sorcery'],
  language: ['en', 'de', 'fr', 'es', 'ja'],
} as const satisfies Readonly<Record<string, readonly Value[]>>

export type IdleKind = keyof typeof IDLE

/** A kind, and where it has one what or whom it is about: `began`, `hand:N`, `tapped:name`. */
export type IdleId = IdleKind | `${IdleKind}:${string}`

/**
 * What a kind is about: a player; an axis of what is told, whose thing it is; or the label of something that the story names itself.
 * With a second word the answer is what that axis of what is told says, or the word itself.
 */
export type About = string | readonly [about: string, is: string]

/** What of a card that is only printed no ruling looks at, and whose it is. */
export const printedIdle = (of: string, owner: PlayerId) =>
  ({ color: of, manaValue: of, legendary: of, owner: [of, owner] }) as const

/** The same of a permanent, and how and since when it is there. */
export const thereIdle = (of: string, owner: PlayerId) =>
  ({ tapped: of, since: of, ...printedIdle(of, owner) }) as const
