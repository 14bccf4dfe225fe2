import { isPublic, isWhole } from '../../app/_worker/pages'

const page = (headers: Readonly<Record<string, string>>, status = 200) => new Response('<html>', { status, headers })

const made = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1, 1', 'cache-control': 's-maxage=9' }

test('only a page made at build time may be kept', () => {
  expect(isPublic(page(made))).toBe(true)
  expect(isPublic(page({ ...made, 'x-nextjs-prerender': '' }))).toBe(false)
  expect(isPublic(page({ 'content-type': 'text/html' }))).toBe(false)
  expect(isPublic(page({ ...made, 'content-type': 'text/x-component' }))).toBe(false)
  expect(isPublic(page({ ...made, 'cache-control': 'private, no-store' }))).toBe(false)
  expect(isPublic(page({ ...made, 'cache-control': 'no-store' }))).toBe(false)
  expect(isPublic(page(made, 404))).toBe(false)
})

test('a page belongs to a build when every file that it names is of that build', () => {
  const files = new Set(['/_next/static/chunks/0a-b_~.js', '/_next/static/media/x.0s.woff2'])
  const named = (...all: string[]) => all.map((file) => `<script src="${file}"></script>[\\"${file}\\"]`).join()
  expect(isWhole(named(...files), files)).toBe(true)
  expect(isWhole(named('/_next/static/media/x.0s.woff2#P'), files)).toBe(true)
  expect(isWhole(named(...files, '/_next/static/chunks/other.js'), files)).toBe(false)
})
