import 'server-only'
import type { OwnOptionFault, OwnUnsound } from '#lib/questions/index'

/** Why what is done about questions of one's own was not done. */
export type OwnCode =
  /** Nothing is asked yet. */
  | 'own-no-probe'
  /** Why it is no question: its scenario is none, or what is wrong with any item. */
  | `own-${OwnUnsound | 'invalid'}`
  /** Why a wrong option that was added is none, and which one. */
  | `own-option-${OwnOptionFault}-${1 | 2}`
