import { type ScriptStep, scenario } from '#lib/rules/index'
import { healing } from '../../parts'
import { callTemplate } from '../call-template'

const before = (p: { readonly stack: string }): readonly ScriptStep[] =>
  p.stack === 'full' ? [{ cast: 'pioggia', by: 'A' }] : []

/** A player casts a creature: when, with what on the stack, and has the card flash? */
export const castNow = callTemplate({
  id: 'cast-now',
  version: 3,
  about: ['117.1a', '702.8a'],
  told: { name: ['vipera', 'falco', 'guardia', 'pantera', 'lince'], pt: ['1/1', '2/2', '3/1', '2/3'] },
  untold: { moment: ['main1', 'upkeep'], stack: ['empty', 'full'], flash: [false, true] },
  assumed: { moment: 'main1', stack: 'empty', flash: false },
  beliefs: ['flash-makes-instant'],
  fits: (_, p) => p.flash,
  because: (p) => (p.flash ? '702.8a' : '117.1a'),
  valid: (p) => p.moment === 'main1' || p.stack === 'empty',
  // In an upkeep nobody has played a land yet.
  spoken: ['hand:A', 'landPlayed'],
  idle: { size: ['name', 'pt'], legendary: 'name', language: 'name', life: 'N', poison: 'A', creatures: 'N' },
  scenario: (p) =>
    scenario()
      .turn('A', p.moment)
      .hand('A', [
        { id: p.name, types: ['creature'], pt: p.pt, ...(p.flash ? { keywords: ['flash'] as const } : {}) },
        ...(p.stack === 'full' ? [healing('pioggia', 3)] : []),
      ])
      .act(...before(p), { cast: p.name, by: 'A' })
      .done(),
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
