import { NextRequest } from 'next/server'
import { proxy } from '../../proxy'

jest.mock('../../app/_policy/written-scripts', () => ({
  hashOf: () => 'sha256-x',
  writtenScripts: () => () => ({ made: false, hashes: [] }),
}))

const { NEXTAUTH_URL } = process.env
afterEach(() => {
  if (NEXTAUTH_URL === undefined) delete process.env.NEXTAUTH_URL
  else process.env.NEXTAUTH_URL = NEXTAUTH_URL
})

test.each([
  ['https://verdetto.example', 'max-age=31536000'],
  ['http://verdetto.example', null],
  [undefined, null],
])('at %s browsers are told about HTTPS: %s', (address, said) => {
  if (address === undefined) delete process.env.NEXTAUTH_URL
  else process.env.NEXTAUTH_URL = address
  const reply = proxy(new NextRequest('http://localhost:3000/lezioni'))
  expect(reply.headers.get('strict-transport-security')).toBe(said)
})

test.each(['/regole/%', '/lezioni/%E0%A4%A'])('%s is no text: what is missing is shown in its place', (path) => {
  const reply = proxy(new NextRequest(`http://localhost:3000${path}`))
  expect(reply.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/%25')
})

describe('the first page', () => {
  const asked = (cookie?: string, path = '/') =>
    proxy(
      new NextRequest(`http://localhost:3000${path}`, cookie === undefined ? {} : { headers: { cookie } }),
    ).headers.get('x-middleware-rewrite')

  test.each(['verdetto-ospite=a', 'verdetto-sessione=b'])(
    'is about what one may go on with for whoever was here: %s',
    (cookie) => {
      expect(asked(cookie)).toBe('http://localhost:3000/oggi')
      expect(asked(cookie, '/lezioni')).toBeNull()
    },
  )

  test.each([undefined, 'verdetto-arrivo=c'])('is the same for everybody of whom nothing is known: %s', (cookie) => {
    expect(asked(cookie)).toBeNull()
  })
})
