import { untilTrue, visitors } from './visitor'

// A page asks for itself. The pages that its links lead to are asked for once somebody points at a link: a menu of seven would cost seven
// answers of the server for each page that is read.

const visitor = visitors()

test('no other page is asked for until somebody is about to go there, and then that one alone', async () => {
  const { page, open } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) asked.push(new URL(request.url()).pathname)
  })
  await open('/lezioni')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Regole' }).hover()
  await untilTrue('the page pointed at is asked for', () => asked.length > 0)
  expect(new Set(asked)).toEqual(new Set(['/regole']))
})

test('whoever goes by keyboard has the page asked for when the link has the focus', async () => {
  const { page, open } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) asked.push(new URL(request.url()).pathname)
  })
  await open('/lezioni')
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Regole' }).focus()
  await untilTrue('the page with the focus is asked for', () => asked.includes('/regole'))
})
