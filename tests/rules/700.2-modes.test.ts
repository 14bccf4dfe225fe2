import type { Ability } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, life, shows } from './support'

const modal: Ability = {
  type: 'spell',
  modes: {
    choose: 'one-or-more',
    list: [{ effect: { do: 'gainLife', who: 'you', amount: 3 } }, { effect: { do: 'draw', who: 'you', amount: 1 } }],
  },
}
const choosing = (...modes: readonly number[]) =>
  ({
    hand: { A: [{ id: 'bivio', types: ['instant'], abilities: [modal] }] },
    script: [{ cast: 'bivio', modes }],
  }) as const

shows('a mode must be chosen', { board: choosing(), ask: legal(0), is: false, by: '700.2a', otherwise: true })

shows('a mode is not chosen twice', { board: choosing(0, 0), ask: legal(0), is: false, by: '700.2d', otherwise: true })

misread('700.2')

shows('a mode of a triggered ability that asks for a target that is not there is not chosen', {
  board: {
    hand: {
      A: [
        {
          id: 'mago',
          pt: '2/2',
          abilities: [
            {
              type: 'triggered',
              when: { event: 'enters', object: 'self' },
              modes: {
                choose: 1,
                list: [
                  {
                    targets: [{ kind: 'object', filter: { types: ['artifact'] } }],
                    effect: { do: 'destroy', what: { target: 0 } },
                  },
                  { effect: { do: 'gainLife', who: 'you', amount: 3 } },
                ],
              },
            },
          ],
        },
      ],
    },
    script: [{ cast: 'mago' }, 'resolve', 'resolve'],
  },
  ask: life('A'),
  is: 23,
  by: '700.2b',
  otherwise: 'undecided',
})
