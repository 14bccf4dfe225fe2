export { type Nickname, type NicknameError, nicknameFor, parseNickname } from './nickname'
export { beyondPodium, type Counted, podium, type Standing, standings } from './score'
export {
  type Asking,
  askingOf,
  type ClassError,
  type ClassEvent,
  type Command,
  MOST_CALLS,
  newSession,
  openBallot,
  PHASES,
  type Phase,
  REACHED,
  type Round,
  SCORES_SHOWN,
  type ScoresShown,
  SECONDS,
  type Session,
  takesAnswers,
  transition,
} from './session'
export { type AnswerCount, type Change, changes, numberBars, type Tally, tallyOf, worthTalking } from './tally'
export { concernsPlayers, type Material, type Role, seesWanted, type View, viewFor } from './view'
