import { ignores, names, query, room } from '../../kernel/rule'

/** Nobody gets priority in the cleanup step, and the turn ends with it. Where something is to be done in a cleanup step, the active player gets priority, and another cleanup step follows. */
export const priorityInCleanup = room(
  '514.3',
  'Priority in the cleanup step',
  [names('514.3', 'nextTurn'), query('514.3a', 'settles', (_, { step }) => (step === 'cleanup' ? 'again' : undefined))],
  [ignores('one-cleanup-step', '514.3a')],
)
