import { type ScriptStep, scenario } from '#lib/rules/index'
import { CREATURES, instant } from '../../parts'
import { callTemplate } from '../call-template'

/** Of two creatures that are to fight one was answered: when, and how? */
export const fightAnswered = callTemplate({
  id: 'fight-answered',
  version: 4,
  about: ['701.14a', '701.14b', '704.5g'],
  told: {
    mine: ['toro', 'orso', 'leone', 'rinoceronte'],
    theirs: ['lupo', 'capra', 'volpe'],
    power: [3, 4, 5],
    spell: ['fionda', 'rete', 'verga'],
  },
  untold: { when: ['response', 'later'], how: ['exile', 'weaken'] },
  assumed: { when: 'response', how: 'exile' },
  beliefs: ['fight-one-sided'],
  because: (p) => (p.when === 'later' ? '701.14a' : p.how === 'weaken' ? '704.5g' : '701.14b'),
  valid: (p) => p.when === 'response' || p.how === 'exile',
  spoken: ['exile:A'],
  idle: {
    tapped: 'mine',
    since: 'mine',
    color: 'theirs',
    manaValue: 'theirs',
    legendary: 'mine',
    owner: ['theirs', 'N'],
    lands: 'N',
    life: 'N',
    poison: 'A',
    step: '',
    turn: 'A',
  },
  scenario: (p) => {
    const answer: ScriptStep = {
      effect: p.how === 'exile' ? { do: 'exile', what: p.mine } : { do: 'pump', what: p.mine, power: -1, toughness: 0 },
      by: 'N',
      name: 'Languore',
    }
    const cast: ScriptStep = { cast: p.spell, by: 'A', targets: [p.mine, p.theirs] }
    return scenario()
      .turn('A', 'main1')
      .creature('A', p.mine, `${p.power}/5`)
      .creature('N', p.theirs, `1/${p.power - 1}`)
      .hand('A', [instant(p.spell, { do: 'fight', what: p.mine, with: { target: 1 } }, CREATURES(2))])
      .act(...(p.when === 'response' ? [cast, answer, 'resolve' as const] : [cast, 'resolve' as const, answer]))
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.theirs }),
})
