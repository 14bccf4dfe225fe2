import { type ObjectSpec, scenario } from '#lib/rules/index'
import { pt, shows } from './support'

const name = { ask: 'name', object: 'carta' } as const
const card = (layout: 'transforming' | 'modal', more: Partial<ObjectSpec> = {}): ObjectSpec => ({
  id: 'carta',
  name: 'Fronte',
  layout,
  pt: '2/2',
  other: { name: 'Retro', pt: '4/4' },
  ...more,
})
const meld = { layout: 'meld', pair: 'gisella', name: 'Bruna', other: { name: 'Brisella', pt: '9/10' } } as const

shows('in a graveyard it is its front', {
  board: { graveyard: { A: [card('transforming')] } },
  ask: name,
  is: 'Fronte',
  by: '712.8a',
  otherwise: '',
})

shows('a meld card on the stack is its front', {
  board: { hand: { A: [{ id: 'carta', pt: '5/5', ...meld }] }, script: [{ cast: 'carta' }] },
  ask: name,
  is: 'Bruna',
  by: '712.8b',
  otherwise: '',
})

shows('cast, it is its front', {
  board: { hand: { A: [card('transforming')] }, script: [{ cast: 'carta' }] },
  ask: name,
  is: 'Fronte',
  by: '712.8c',
  otherwise: '',
})

shows('with its front up it is its front', {
  board: { field: { A: [card('transforming')] } },
  ask: name,
  is: 'Fronte',
  by: '712.8d',
  otherwise: '',
})

shows('with its back up it is its back', {
  board: { field: { A: [card('transforming', { up: 'other' })] } },
  ask: name,
  is: 'Retro',
  by: '712.8e',
  otherwise: '',
})

shows('a modal card is the face that is up', {
  board: { field: { A: [card('modal', { up: 'other' })] } },
  ask: name,
  is: 'Retro',
  by: '712.8f',
  otherwise: '',
})

shows('a melded permanent is the combined face', {
  board: scenario().creature('A', 'carta', '5/5', [], { ...meld, melded: { id: 'altra', name: 'gisella', pt: '4/3' } }),
  ask: pt('carta'),
  is: '9/10',
  by: '712.8g',
  otherwise: '0/0',
})
