import type { Item } from '#lib/questions/item'

/** Items made by hand: grading and folding read nothing of a scenario or a probe. */
const base = { version: 1, edition: '2026-09-25', scenario: {}, probe: {} }

export const choice = {
  ...base,
  id: 'scelta.v1.0',
  template: 'scelta',
  form: 'choice',
  claims: ['119.3', '702.15b'],
  options: [
    { key: 'a', value: 'graveyard', beliefs: ['702.15b/ignored'] },
    { key: 'b', value: 'battlefield', beliefs: [] },
    { key: 'c', value: 'exile', beliefs: ['704.5f/destroyed', '702.15b/uses-the-stack'] },
  ],
  right: 'b',
} as unknown as Item

export const number = {
  ...base,
  id: 'numero.v1.0',
  template: 'numero',
  form: 'number',
  claims: ['119.3'],
  options: [
    { key: 'x', value: 0, beliefs: ['119.3/floor'] },
    { key: 'y', value: -2, beliefs: [] },
  ],
  right: 'y',
} as unknown as Item

export const yesNo = {
  ...base,
  id: 'perche.v1.0',
  template: 'perche',
  form: 'yes-no',
  claims: ['119.4'],
  options: [
    { key: 'n1', value: { verdict: 'no', reason: 'not-enough-life' }, beliefs: [] },
    { key: 'n2', value: { verdict: 'no', reason: 'not-your-turn' }, beliefs: ['119.4/turn'] },
    { key: 's1', value: { verdict: 'yes', reason: 'may-go-below' }, beliefs: ['119.4/debt'] },
  ],
  right: 'n1',
} as unknown as Item

/** A yes or no without reasons: a wrong outcome is just wrong. */
export const bareYesNo = {
  ...base,
  id: 'secco.v1.0',
  template: 'secco',
  form: 'yes-no',
  claims: ['119.4'],
  options: [
    { key: 'no', value: false, beliefs: [] },
    { key: 'si', value: true, beliefs: ['119.4/debt'] },
  ],
  right: 'no',
} as unknown as Item
