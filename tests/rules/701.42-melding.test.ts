import { scenario } from '#lib/rules/index'
import { pt, shows, zone } from './support'

const pair = (token: boolean) =>
  scenario()
    .creature('A', 'bruna', '5/5', [], { layout: 'meld', pair: 'gisella', other: { pt: '9/10' } })
    .creature('A', 'compagna', '4/3', [], { name: 'gisella', layout: 'meld', pair: 'bruna', token })
    .effect({
      do: 'sequence',
      steps: [
        { do: 'exile', what: 'bruna' },
        { do: 'exile', what: 'compagna' },
        { do: 'meld', what: 'bruna', with: 'compagna' },
      ],
    })

shows('two cards of a pair become one permanent', {
  board: pair(false),
  ask: pt('compagna'),
  is: '9/10',
  by: '701.42a',
  otherwise: 'gone',
})

shows('a token does not meld', {
  board: pair(true),
  ask: zone('bruna'),
  is: 'exile',
  by: '701.42b',
  otherwise: 'battlefield',
})
