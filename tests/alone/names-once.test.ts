import { evaluate } from '#lib/rules/index'
import { readOptions } from '../../scripts/verdetto/options'
import { play } from '../../scripts/verdetto/play'
import { asText } from '../../scripts/verdetto/print'

jest.mock('#lib/rules/index', () => {
  const real = jest.requireActual<typeof import('#lib/rules/index')>('#lib/rules/index')
  return { ...real, evaluate: jest.fn(real.evaluate) }
})

test('what everything is called is looked for once, not for each line of the result', () => {
  const lines = 50
  const library = Array.from({ length: lines }, (_, n) => ({ id: `carta${n}`, name: `Carta ${n}`, types: ['land'] }))
  const document = {
    turn: { active: 'A', step: 'main1' },
    library: { A: library },
    script: [{ effect: { do: 'mill', who: 'you', amount: lines }, by: 'A' }],
  }
  const options = readOptions(['x.yaml'])
  if (!options.ok) throw new Error(options.error)
  const text = asText(play(JSON.stringify(document), options.value), 'x.yaml')
  expect(text).toContain('Carta 49 è nel cimitero')
  expect(jest.mocked(evaluate).mock.calls.length).toBeLessThan(5)
})
