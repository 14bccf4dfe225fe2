import { type ScriptStep, scenario } from '#lib/rules/index'
import { banner } from '../../parts'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** A creature withstands damage with help, and the turn ends: where is the help from, and did anything else happen? */
export const afterTheTurn = callTemplate({
  id: 'after-the-turn',
  version: 5,
  about: ['514.2', '704.5g'],
  told: { name: ['orso', 'lince', 'troll', 'cervo'], toughness: [2, 3], help: [2, 3], more: [0, 1] },
  untold: { source: ['spell', 'banner'], event: ['none', 'artifacts', 'spark'] },
  assumed: { source: 'spell', event: 'none' },
  beliefs: ['cleanup-order-kills'],
  fits: (_, p) => p.source === 'spell' && p.event !== 'spark',
  unknown: [{ rule: '704.5g', reason: '120.5' }],
  // Marked damage is gone with the turn, whatever the help is from.
  holds: (reason) => reason === '514.2',
  because: (p, survives) => (survives && p.source === 'spell' ? '514.2' : '704.5g'),
  idle: {
    ...thereIdle('name', 'A'),
    lands: 'N',
    life: 'N',
    poison: 'A',
    creatures: 'N',
  },
  scenario: (p) => {
    const hit = (amount: number, name: string): ScriptStep => ({
      effect: { do: 'damage', amount, to: { object: p.name } },
      by: 'N',
      name,
    })
    const events: Readonly<Record<string, readonly ScriptStep[]>> = {
      none: [],
      artifacts: [{ effect: { do: 'destroy', what: { all: { types: ['artifact'] } } }, by: 'N', name: 'Rovina' }],
      spark: [hit(p.help, 'Scintilla')],
    }
    const help: readonly ScriptStep[] =
      p.source === 'spell'
        ? [{ effect: { do: 'pump', what: p.name, power: p.help, toughness: p.help }, by: 'A', name: 'Vigore' }]
        : []
    const begun = scenario().turn('A', 'main1').creature('A', p.name, `2/${p.toughness}`)
    return (
      p.source === 'banner'
        ? begun.permanent('A', { id: 'stendardo', types: ['artifact'], abilities: [banner(p.help)] })
        : begun
    )
      .act(...help, hit(p.toughness + p.more, 'Brace'), ...(events[p.event] ?? []), { step: 'cleanup' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
