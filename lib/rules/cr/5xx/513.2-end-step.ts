import { believes, query, room } from '../../kernel/rule'

/** The end step does not begin anew: what enters in it, and waits for its beginning, waits for that of the next turn. */
export const endStep = room(
  '513.2',
  'End step',
  [query('513.2', 'hearsEndStep', (_, { late }) => !late)],
  [
    believes(
      'end-step-backs-up',
      query('513.2', 'hearsEndStep', () => true),
    ),
    believes(
      'end-step-skips-newcomers',
      query('513.2', 'hearsEndStep', (v, { object, late }) => !late && v.state.objects[object]?.ready !== false),
    ),
  ],
)
