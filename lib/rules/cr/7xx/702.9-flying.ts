import { has } from '../../kernel/look'
import { believes, legality, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    flying: object
  }
}

const evades = legality('702.9b', 'block', (v, a) => {
  const found = a.blocks.find(
    ({ blocker, attacker }) =>
      has(v, attacker, 'flying') && !has(v, blocker, 'flying') && v.ask('blocksFlying', { object: blocker }) !== true,
  )
  return found && { reason: 'flies', detail: { object: found.attacker, blocker: found.blocker } }
})
const onlyFlyers = legality('702.9b', 'block', (v, a) => {
  const found = a.blocks.find(({ blocker, attacker }) => has(v, blocker, 'flying') && !has(v, attacker, 'flying'))
  return found && { reason: 'only-flyers', detail: { object: found.attacker, blocker: found.blocker } }
})

/** A creature with flying is blocked only by flying and reach; it may block any creature. */
export const flying = room(
  '702.9',
  { title: 'Flying', keyword: 'flying' },
  [evades],
  [believes('flying-cannot-block-ground', rule('702.9b', evades, onlyFlyers))],
)
