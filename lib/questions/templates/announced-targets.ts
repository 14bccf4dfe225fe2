import { beast, CREATURES, card, instant, TARGET } from '../parts'
import { template } from '../template'

const DAMAGE = 2
const damage = { do: 'damage', amount: DAMAGE, to: { object: TARGET } } as const

/** Three spells, «un qualsiasi bersaglio», «una creatura bersaglio» and «un artefatto bersaglio», and what each is aimed at: which of them may be cast? */
export const announcedTargets = template({
  id: 'announced-targets',
  version: 1,
  claims: ['115.1', '115.4'],
  // What “any target” means decides where it is aimed at none.
  claimsAt: (p) => (p.anyAt === 'artifact' ? ['115.1', '115.4'] : ['115.1']),
  axes: {
    anyAt: ['artifact', 'own', 'foe'],
    creatureAt: ['own', 'artifact', 'foe'],
    artifactAt: ['artifact', 'mine', 'foe'],
    own: ['orso', 'lupo', 'cervo'],
    foe: ['troll', 'arpia'],
    artifact: ['statua', 'specchio', 'altare'],
    mine: ['campana', 'lanterna'],
  },
  beliefs: ['any-target-is-anything', 'targets-are-foes', 'targets-checked-later'],
  // Where all may be cast, or none, nothing is there to be told apart.
  valid: (p) =>
    [1, 2].includes(
      [p.anyAt === 'artifact', p.creatureAt === 'artifact', p.artifactAt === 'foe'].filter(Boolean).length,
    ),
  scenario: (p) => ({
    field: {
      A: [beast(p.own, '2/3'), card(p.mine, 'artifact')],
      N: [beast(p.foe, '3/3'), card(p.artifact, 'artifact')],
    },
    hand: {
      A: [
        instant('folgore', damage, [{ kind: 'any' }]),
        instant('fiamma', damage, CREATURES()),
        instant('crepa', { do: 'destroy', what: TARGET }, [{ kind: 'object', filter: { types: ['artifact'] } }]),
      ],
    },
    script: [
      { cast: 'folgore', targets: [p[p.anyAt]] },
      { cast: 'fiamma', targets: [p[p.creatureAt]] },
      { cast: 'crepa', targets: [p[p.artifactAt]] },
    ],
  }),
  probe: () => ({ ask: 'several', of: [0, 1, 2].map((action) => ({ ask: 'legal', action })) }),
})
