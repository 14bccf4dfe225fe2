import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// The command an author runs, on a copy of the content.

const folder = mkdtempSync(join(tmpdir(), 'verdetto-content-'))
beforeAll(() => cpSync('content', join(folder, 'content'), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

function check(): { readonly status: number | null; readonly lines: readonly string[] } {
  const run = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('scripts/check-content.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status: run.status, lines: run.stdout.trim().split('\n') }
}

test('says how much there is when nothing is wrong', () => {
  expect(check()).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(
        /^Contenuti a posto: \d+ lezioni, \d+ regole, \d+ scenari, \d+ errori comuni, \d+ voci di glossario\.$/,
      ),
    ],
  })
})

test('says file, line and column of every mistake, those of language too, and fails', () => {
  appendFileSync(
    join(folder, 'content/lezioni/punti-vita/20-zero-o-meno.md'),
    '\nVedi :regola[119.99].\n\nNora perderà 3 punti vita.\n',
  )
  const { status, lines } = check()
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/lezioni\/punti-vita\/20-zero-o-meno\.md:\d+:6 {2}La regola «119\.99» non è in content\/regole/,
    ),
    expect.stringMatching(/^content\/lezioni\/punti-vita\/20-zero-o-meno\.md:\d+:6 {2}«perderà»: /),
    '',
    '2 cose da sistemare.',
  ])
})
