import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** May a creature that arrived this turn block, tapped, or untapped with defender? */
export const whoBlocks = template({
  id: 'who-blocks',
  version: 2,
  claims: ['302.6', '509.1a'],
  claimsAt: (p) => (p.tapped ? ['509.1a'] : ['302.6']),
  axes: {
    attacker: ['2/2', '3/3', '4/2', '5/4'],
    blocker: ['1/1', '2/2', '0/4', '3/3'],
    first: ['orso', 'arpia', 'cavaliere'],
    name: ['lince', 'troll', 'lupo', 'golem', 'ogre'],
    tapped: [false, true],
  },
  beliefs: ['sick-cannot-block', 'tapped-creature-blocks', 'defender-cannot-block'],
  // What an untapped creature has of TAPped ones is nobody's reason.
  fits: (belief, p) => belief === 'sick-cannot-block' || (belief === 'tapped-creature-blocks') === p.tapped,
  because: (p) => (p.tapped ? '509.1a' : '302.6'),
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.attacker)
      .creature('N', p.name, p.blocker, p.tapped ? [] : ['defender'], {
        sick: true,
        ...(p.tapped ? { tapped: true } : {}),
      })
      .attack({ [p.first]: 'N' })
      .block({ [p.name]: p.first })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
