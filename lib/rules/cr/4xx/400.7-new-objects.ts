import { believes, query, room } from '../../kernel/rule'

/** What moves to another zone is a new object there, without memory of what it was. */
export const newObjects = room(
  '400.7',
  'New objects',
  [query('400.7', 'newObject', () => true)],
  [
    believes(
      'target-follows-object',
      query('400.7', 'newObject', () => false),
    ),
  ],
)
