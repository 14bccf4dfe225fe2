import { cookieOptions, guestCookie, passingCookies, sessionCookie } from '#lib/auth/cookies'

const at = (url: string) => {
  process.env.NEXTAUTH_URL = url
  return { names: [sessionCookie(), guestCookie()], options: cookieOptions() }
}

test('over HTTPS cookies are bound to the host', () => {
  expect(at('https://verdetto.example')).toEqual({
    names: ['__Host-verdetto-sessione', '__Host-verdetto-ospite'],
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  })
})

test('over HTTP, where browsers would refuse that, they have plain names', () => {
  expect(at('http://localhost:3000')).toEqual({
    names: ['verdetto-sessione', 'verdetto-ospite'],
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
  })
})

test('what a way through a provider needs is bound to this host too, and never taken for the session', () => {
  const before = process.env.NEXTAUTH_URL ?? ''
  process.env.NEXTAUTH_URL = 'https://verdetto.example'
  const names = Object.values(passingCookies())
  for (const name of names) {
    expect(name).toMatch(/^__Host-verdetto-/)
    expect(name.startsWith(sessionCookie())).toBe(false)
  }
  process.env.NEXTAUTH_URL = before
  expect(new Set(names).size).toBe(5)
})
