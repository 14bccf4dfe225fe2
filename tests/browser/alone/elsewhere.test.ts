import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { clearAway, newFolder, running } from '../../launcher/launcher'

// A release is built once and started elsewhere: a bare folder, no packages for development, nothing built there.

afterAll(clearAway)

const root = path.resolve(__dirname, '..', '..', '..')

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true }>>
}

/** The folder as `npm prune --omit=dev` leaves it, in another place; the packages are where they were, under links. */
function release(): string {
  const to = newFolder()
  mkdirSync(to)
  const elsewhere = ['node_modules', '.next', '.git', '.data', 'tests', 'docs']
  for (const part of readdirSync(root).filter((name) => !elsewhere.includes(name)))
    cpSync(path.join(root, part), path.join(to, part), { recursive: true })
  mkdirSync(path.join(to, '.next'))
  for (const part of readdirSync(path.join(root, '.next')).filter((name) => !/^(?:cache|build\.lock)/.test(name)))
    spawnSync('cp', ['-a', path.join(root, '.next', part), path.join(to, '.next', part)])
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
  for (const [place, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place)) continue
    mkdirSync(path.dirname(path.join(to, place)), { recursive: true })
    symlinkSync(path.join(root, place), path.join(to, place))
  }
  return to
}

test('a build that was copied starts without building, and answers with its pages', async () => {
  const folder = release()
  const one = await running(newFolder(), { NODE_ENV: '' }, [process.execPath, path.join(folder, 'scripts/start.mjs')])
  expect(one.output()).not.toContain('Building')
  const home = await fetch(`http://localhost:${one.port}/`)
  expect([home.status, (await home.text()).includes('<html lang="it"')]).toEqual([200, true])
  expect((await fetch(`http://localhost:${one.port}/lezioni/punti-vita`)).status).toBe(200)
  one.kill('SIGTERM')
  expect(await one.ended).toBe(0)
})
