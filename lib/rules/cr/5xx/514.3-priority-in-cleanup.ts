import { ignores, query, room } from '../../kernel/rule'

/** Nobody gets priority in the cleanup step. Where something is to be done in a cleanup step, the active player gets priority, and another cleanup step follows. */
export const priorityInCleanup = room(
  '514.3',
  'Priority in the cleanup step',
  [query('514.3a', 'settles', (_, { step }) => (step === 'cleanup' ? 'again' : undefined))],
  [ignores('one-cleanup-step', '514.3a')],
)
