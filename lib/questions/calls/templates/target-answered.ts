import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { instant } from '../../parts'
import { callTemplate } from '../call-template'

/** A spell would damage a creature and a player, who has answered: what is targeted, and is any of it still a legal target? */
export const targetAnswered = callTemplate({
  id: 'target-answered',
  version: 3,
  about: ['608.2b'],
  told: {
    name: ['orso', 'lince', 'cervo', 'grifone'],
    pt: ['2/2', '3/3'],
    spell: ['fiamma', 'cometa', 'folgore'],
    damage: [2, 3, 4],
  },
  untold: { answer: ['exile', 'hexproof', 'indestructible'], targets: [1, 2] },
  assumed: { answer: 'exile', targets: 1 },
  beliefs: ['fizzle-still-gains', 'partial-illegal-fizzles', 'indestructible-untargetable'],
  fits: (belief, p) =>
    belief === 'indestructible-untargetable'
      ? p.answer === 'indestructible'
      : p.answer !== 'indestructible' && (belief === 'partial-illegal-fizzles') === (p.targets === 2),
  because: () => '608.2b',
  spoken: ['exile:N'],
  idle: {
    size: ['name', 'pt'],
    manaValue: 'spell',
    speed: 'spell',
    lands: 'A',
    life: 'A',
    poison: 'A',
    creatures: 'A',
    step: '',
  },
  scenario: (p) => {
    const both: Effect = {
      do: 'sequence',
      steps: [
        { do: 'damage', amount: p.damage, to: { object: { target: 0 } } },
        { do: 'damage', amount: p.damage, to: { player: p.targets === 2 ? { target: 1 } : 'opponent' } },
      ],
    }
    const answer: ScriptStep = {
      effect:
        p.answer === 'exile'
          ? { do: 'exile', what: p.name }
          : { do: 'gainKeyword', what: p.name, keyword: p.answer as 'hexproof' | 'indestructible' },
      by: 'N',
      name: 'Nebbia',
    }
    return scenario()
      .turn('A', 'main1')
      .life('N', p.damage)
      .creature('N', p.name, p.pt)
      .hand('A', [
        instant(p.spell, both, [
          { kind: 'object', filter: { types: ['creature'] } },
          ...(p.targets === 2 ? [{ kind: 'player' } as const] : []),
        ]),
      ])
      .act({ cast: p.spell, targets: [p.name, ...(p.targets === 2 ? ['N'] : [])] }, answer, 'resolve')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
