import { type Effect, scenario } from '#lib/rules/index'
import { cannot, inOrder } from '../../parts'
import { callTemplate } from '../call-template'

/** A player lost more life than they had and gained some: in one spell? may they gain life? */
export const downAndUp = callTemplate({
  id: 'down-and-up',
  version: 5,
  about: ['101.2', '119.3', '704.3', '704.5a'],
  told: { life: [1, 2, 3, 4, 5, 6], over: [0, 1, 2], gain: [2, 3, 4, 5] },
  untold: { spells: [1, 2], barred: [false, true], first: ['loss', 'gain'] },
  assumed: { spells: 1, barred: false, first: 'loss' },
  beliefs: ['zero-life-immediate-loss', 'life-cannot-go-negative'],
  // Only where the loss comes first, and the gain before a check, does a total go where they look at it.
  fits: (belief, p) =>
    !p.barred && p.first === 'loss' && p.spells === 1 && (belief === 'zero-life-immediate-loss' || p.over > 0),
  supposable: ['barred'],
  // A total is never looked at in the middle of a spell, and it is 0 or less, too, where nothing was gained.
  holds: (reason, p) => reason === '704.3' || (reason === '704.5a' && p.barred),
  because: (p, lost) => (p.barred ? '101.2' : !lost && p.spells === 1 && p.first === 'loss' ? '704.3' : '704.5a'),
  valid: (p) => p.gain > p.over,
  idle: {
    lands: 'N',
    life: 'A',
    poison: 'N',
    creatures: 'N',
    step: '',
    turn: 'A',
  },
  scenario: (p) => {
    const loss: Effect = { do: 'loseLife', who: 'N', amount: p.life + p.over }
    const gain: Effect = { do: 'gainLife', who: 'N', amount: p.gain }
    const parts = p.first === 'loss' ? [loss, gain] : [gain, loss]
    const begun = scenario().turn('A', 'main1').life('N', p.life)
    const told = p.barred ? begun.lasting(cannot('N', 'gain-life')) : begun
    return (
      p.spells === 1
        ? told.act({ effect: inOrder(...parts), by: 'A', name: 'Marea' })
        : told.act(
            { effect: parts[0] as Effect, by: 'A', name: 'Marea' },
            { effect: parts[1] as Effect, by: 'A', name: 'Eco' },
          )
    ).done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
