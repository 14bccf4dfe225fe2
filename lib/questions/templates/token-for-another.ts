import { scenario } from '#lib/rules/index'
import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** A spell makes another player create a token, and control of it may change: whose is it? */
export const tokenForAnother = template({
  id: 'token-for-another',
  version: 4,
  claims: ['111.2'],
  axes: {
    token: ['orso', 'lupo', 'elefante', 'soldato', 'spirito'],
    size: ['1/1', '2/2', '3/3', '4/4'],
    stolen: [false, true],
    until: ['end-of-turn', 'end-of-game'],
    other: ['golem', 'lince', 'arpia'],
  },
  beliefs: ['token-owner-spell-controller', 'controller-is-owner', 'token-is-card'],
  form: 'board',
  valid: (p) => p.stolen || p.until === 'end-of-turn',
  scenario: (p) => {
    const made = scenario()
      .creature('A', p.other, '2/2')
      .effect({ do: 'create', token: { id: p.token, pt: p.size, subtypes: [TOKEN_TYPES[p.token]] }, who: 'N' }, 'A')
    return (p.stolen ? made.effect({ do: 'gainControl', what: p.token, until: p.until }, 'A') : made).done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'controller', object: p.token },
      { ask: 'owner', object: p.token },
      { ask: 'isCard', object: p.token },
    ],
  }),
})
