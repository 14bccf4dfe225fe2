import { type Effect, scenario } from '#lib/rules/index'
import { pt, shows, triggers, watcher } from './support'

const transform: Effect = { do: 'transform', what: 'fabbro' }
const twoFaced = (back = '5/5') =>
  scenario().creature('A', 'fabbro', '2/2', [], { layout: 'transforming', other: { pt: back } })

shows('a permanent with two faces turns over', {
  board: twoFaced().effect(transform),
  ask: pt('fabbro'),
  is: '5/5',
  by: '701.27a',
  otherwise: '2/2',
})

shows('a permanent with one face does not transform', {
  board: scenario()
    .creature('A', 'fabbro', '2/2')
    .permanent('A', watcher('veglia', { event: 'transforms' }))
    .effect(transform),
  ask: triggers('veglia'),
  is: 0,
  by: '701.27c',
  otherwise: 1,
})

shows('a permanent does not become a sorcery', {
  board: scenario()
    .creature('A', 'fabbro', '2/2', [], { layout: 'modal', other: { types: ['sorcery'] } })
    .effect(transform),
  ask: pt('fabbro'),
  is: '2/2',
  by: '701.27d',
  otherwise: '0/0',
})

shows('its second ability finds it transformed', {
  board: scenario()
    .creature('A', 'fabbro', '2/2', [], {
      layout: 'transforming',
      other: { pt: '5/5' },
      abilities: [{ type: 'activated', cost: [], effect: { do: 'transform', what: 'self' } }],
    })
    .act({ activate: 'fabbro' }, { activate: 'fabbro' }, 'resolve-all'),
  ask: pt('fabbro'),
  is: '5/5',
  by: '701.27f',
  otherwise: '2/2',
})
