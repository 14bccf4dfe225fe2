export type { ClassEvent, Command, Round } from './commands'
export { type Nickname, type NicknameError, nicknameFor, parseNickname } from './nickname'
export { GONE_AFTER, KEPT_EVERY, waitedFor } from './presence'
export { beyondPodium, type Counted, podium, type Standing, standings } from './score'
export {
  type Asking,
  askingOf,
  type ClassError,
  MOST_CALLS,
  newSession,
  openBallot,
  PHASES,
  type Phase,
  REACHED,
  SCORES_SHOWN,
  type ScoresShown,
  SECONDS,
  type Session,
  swappable,
  takesAnswers,
  talking,
  transition,
} from './session'
export { type AnswerCount, type Change, changes, numberBars, type Tally, tallyOf, worthTalking } from './tally'
export { concernsPlayers, type Material, type Role, seesWanted, type View, viewFor } from './view'
