import { type Context, checks } from '#lib/italian/lint/index'
import { lines } from './lines'

const check = (id: string) => {
  const found = checks.find((c) => c.id === id)
  if (!found) throw new Error(`no check ${id}`)
  return found
}

const context = (given: Partial<Context> = {}): Context => ({ where: 'lesson', ...given })

it('has all checks, in order, each with its line', () => {
  const ids = Array.from({ length: 62 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`)
  expect(checks.map((c) => c.id)).toEqual(ids)
  expect(lines.map((l) => l.id)).toEqual(ids)
})

describe.each(lines)('$id', ({ id, wrong, found, right, context: given, rightContext }) => {
  it(`finds: ${wrong}`, () => {
    const spans = check(id).find(wrong, context(given))
    expect(spans.map((s) => wrong.slice(s.at, s.at + s.length)).sort()).toEqual([...(found ?? [wrong])].sort())
  })

  it(`leaves alone: ${right}`, () => {
    expect(check(id).find(right, context(rightContext ?? given))).toEqual([])
  })

  it('reads the place its line is for', () => {
    expect(check(id).where).toContain(given?.where ?? 'lesson')
  })
})
