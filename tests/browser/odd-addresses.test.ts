// Addresses that nobody types: each is answered by a page or a refusal, and none by a failure of the site.

const site = (): string => process.env.SITE_URL ?? ''

const PLACES = [
  'regole',
  'lezioni',
  'domande',
  'quiz',
  'esame',
  'diagnosi',
  'corsi',
  'sessione',
  'correzione',
  'formatore/corsi',
]
const ODD = {
  'no text': '%',
  'half a sign': '%E0%A4%A',
  'a percent': '%25',
  NUL: '%00',
  'NUL in the middle': 'a%00b',
  'a dot and a slash': '..%2F..%2Fetc',
  'six thousand letters': 'a'.repeat(6_000),
}
const paths = PLACES.flatMap((place) =>
  Object.entries(ODD).map(([what, odd]) => [`/${place}/…`, what, `/${place}/${odd}`]),
)

test.each(paths)('%s with %s', async (_, __, path) => {
  const reply = await fetch(site() + path, { redirect: 'manual' })
  await reply.arrayBuffer()
  expect(reply.status).toBeLessThan(500)
})

test.each([
  '/cerca?q=%00',
  '/cerca?q=%',
  `/cerca?q=${'a'.repeat(6_000)}`,
  '/quiz?regola=%00&regola=%',
  '/copertura?sezione=%00',
  '/accedi?callbackUrl=%00',
  '/api/sessione/%00/stream',
  '/api/sessione/%',
  '/api/sessione/%/stream',
  '/api/sessione/%E0%A4%A/stream',
  '/api/sessione/%25/stream',
  '/api/sessioni/%00/stream',
])('%s', async (path) => {
  const reply = await fetch(site() + path, { redirect: 'manual' })
  await reply.body?.cancel()
  expect(reply.status).toBeLessThan(500)
})

test('an address that is no text has the page for what is not there', async () => {
  const reply = await fetch(`${site()}/regole/%`)
  expect(reply.status).toBe(404)
  expect(await reply.text()).toContain('non c’è')
})
