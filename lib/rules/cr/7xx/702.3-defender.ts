import { has } from '../../kernel/look'
import { believes, legality, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    defender: object
  }
}

const stays = legality('702.3b', 'attack', (v, a) => {
  const found = a.attackers.find(
    ({ id }) => has(v, id, 'defender') && v.ask('asThough', { what: 'no-defender', object: id }) !== true,
  )
  return found && { reason: 'defender', detail: { object: found.id } }
})

/** A creature with defender can't attack; it may block. */
export const defender = room(
  '702.3',
  { title: 'Defender', keyword: 'defender' },
  [stays],
  [
    believes(
      'defender-cannot-block',
      rule(
        '702.3b',
        stays,
        legality('702.3b', 'block', (v, a) => {
          const found = a.blocks.find(({ blocker }) => has(v, blocker, 'defender'))
          return found && { reason: 'defender', detail: { object: found.blocker } }
        }),
      ),
    ),
  ],
)
