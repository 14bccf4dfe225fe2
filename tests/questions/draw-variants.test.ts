import { drawVariants, instantiate, templates } from '#lib/questions/index'

const [first, second] = templates.map(({ id }) => id)
const sought = (seed: string, ...of: readonly (string | undefined)[]) => ({
  templates: of.filter((id) => id !== undefined),
  seed,
})
const nothing = { met: new Set<string>(), not: new Set<string>() }
const ids = (...of: Parameters<typeof drawVariants>) => drawVariants(...of).map((item) => item?.id ?? null)

test('the same seeds find the same, of the first template that is named', () => {
  const wish = [sought('a', first, second), sought('b', second)]
  expect(ids(wish, nothing)).toEqual(ids(wish, nothing))
  expect(drawVariants(wish, nothing).map((item) => item?.template)).toEqual([first, second])
})

test('none comes twice, and none that is not to be had', () => {
  const wish = [sought('a', first), sought('a', first), sought('a', first)]
  const [one = '', ...others] = ids(wish, nothing)
  expect(new Set([one, ...others]).size).toBe(3)
  expect(ids(wish, { ...nothing, not: new Set([one ?? '']) })).not.toContain(one)
})

test('what was met comes only where no template has anything else, and what is not to be had never', () => {
  const one = ids([sought('a', first)], nothing)[0] ?? ''
  const only = (id: string) => (id === one ? instantiate(id) : ({ ok: false, error: 'not-sound' } as const))
  const met = new Set([one])
  expect(ids([sought('a', first)], { ...nothing, met }, only)).toEqual([one])
  expect(ids([sought('a', first, second)], { ...nothing, met })[0]).not.toBe(one)
  expect(ids([sought('a', first)], { met, not: met }, only)).toEqual([null])
})

test('of templates that there are not, nothing', () => {
  expect(ids([sought('a', 'non-esiste'), sought('a')], nothing)).toEqual([null, null])
})
