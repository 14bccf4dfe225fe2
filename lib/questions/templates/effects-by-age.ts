import { type Effect, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two effects give and take an ability, two set power and toughness, one after the other: what is true of the creature? */
export const effectsByAge = template({
  id: 'effects-by-age',
  version: 1,
  claims: ['613.7', '613.4'],
  axes: {
    givenLast: [true, false],
    keyword: ['flying', 'trample', 'vigilance', 'deathtouch'],
    size: ['3/3', '2/4'],
    older: [3, 4, 5],
    newer: [5, 3, 4],
    counters: [1, 2],
    counter: ['+1/+1', '-1/-1'],
    name: ['orso', 'golem', 'drago'],
  },
  beliefs: ['oldest-effect-wins', 'set-pt-removes-counters'],
  form: 'select',
  valid: (p) => p.older !== p.newer,
  scenario: (p) => {
    const setting = (n: number): Effect => ({
      do: 'change',
      what: p.name,
      modify: { layer: '7b', power: n, toughness: n },
      until: 'end-of-turn',
    })
    const gives: Effect = { do: 'gainKeyword', what: p.name, keyword: p.keyword }
    const takes: Effect = { do: 'loseKeyword', what: p.name, keyword: p.keyword }
    const [first, last] = p.givenLast ? [takes, gives] : [gives, takes]
    return scenario()
      .creature('A', p.name, p.size, [], { counters: { [p.counter]: p.counters } })
      .effect(first, p.givenLast ? 'N' : 'A')
      .effect(setting(p.older), 'A')
      .effect(last, p.givenLast ? 'A' : 'N')
      .effect(setting(p.newer), 'N')
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'has', object: p.name, keyword: p.keyword },
      { ask: 'pt', object: p.name },
    ],
  }),
})
