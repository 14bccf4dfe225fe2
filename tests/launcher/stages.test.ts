import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { clearAway, newFolder } from './launcher'

// The stages of deploy/Dockerfile without Docker: what each copies, into a bare folder, and what it runs there.

afterAll(clearAway)

const root = path.resolve(__dirname, '..', '..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

/** The instructions of each stage, by its name: what continues on the next line is one. */
function stages(): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const found = new Map<string, [string, string][]>()
  let current: [string, string][] = []
  for (const line of read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
    const [, word, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      current = []
      found.set(/ AS (\w+)/.exec(rest)?.[1] ?? 'last', current)
    } else if (word) current.push([word, rest])
  }
  return found
}

/** What a context has, as Docker leaves out what .dockerignore names; git knows the files, and those that are new. */
function context(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const left = read('.dockerignore').split('\n').filter(Boolean)
  const kept = left.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const isLeft = (file: string) =>
    left.some((name) => file === name || file.startsWith(`${name}/`) || (name === '.env.*' && file.startsWith('.env.')))
  return stdout
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)) && (kept.includes(file) || !isLeft(file)))
}

/** Copies as `COPY a b ./` does. */
function copy(rest: string, to: string): void {
  const [target = '', ...sources] = rest.split(' ').reverse()
  for (const source of sources)
    for (const file of context().filter((one) => source === '.' || one === source || one.startsWith(`${source}/`))) {
      const inside = source === '.' ? file : path.basename(source) + file.slice(source.length)
      const under = target === './' || target === '.' ? inside : path.join(target, path.relative(source, file))
      mkdirSync(path.dirname(path.join(to, under)), { recursive: true })
      cpSync(path.join(root, file), path.join(to, under))
    }
}

/** Runs a line of a stage in a folder, as its shell does. */
function shell(line: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const own: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env }
  for (const name of ['NODE_ENV', 'DATABASE_URL']) delete (own as Record<string, unknown>)[name]
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd,
    env: own,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.slice(-2_000) }
}

const OK = { status: 0, said: expect.any(String) }
const of = (stage: string, word: string): readonly string[] =>
  (stages().get(stage) ?? []).filter(([each]) => each === word).map(([, rest]) => rest)

describe('the stage of the packages', () => {
  const folder = newFolder()
  beforeAll(() => {
    mkdirSync(folder)
    for (const rest of of('packages', 'COPY')) copy(rest, folder)
  })

  test('its lock is in step with its packages', () => {
    const [line = ''] = of('packages', 'RUN')
    expect(line).toMatch(/^npm ci /)
    // All that `npm ci` looks at before it fetches anything.
    expect(shell(`${line} --dry-run --offline --ignore-scripts`, folder)).toEqual(OK)
  })
  test('what it copies is enough to end by writing Prisma’s client', () => {
    expect(spawnSync('cp', ['-al', path.join(root, 'node_modules'), folder]).status).toBe(0)
    expect(shell('npm run postinstall', folder)).toEqual(OK)
    expect(existsSync(path.join(folder, 'prisma/generated/client.ts'))).toBe(true)
  })
})

// Building takes minutes: npm run test:all does it.
const whole = process.env.TEST_ALL === '1' ? test : test.skip
whole(
  'the stage of the build builds in a bare folder, and what is left without packages for development starts',
  () => {
    const folder = newFolder()
    mkdirSync(folder)
    for (const rest of [...of('packages', 'COPY'), ...of('build', 'COPY')]) copy(rest, folder)
    // As packages are after `npm ci`; they are pruned here, and stay where they come from.
    expect(spawnSync('cp', ['-al', path.join(root, 'node_modules'), folder]).status).toBe(0)
    expect(shell('npm run postinstall', folder)).toEqual(OK)
    for (const line of of('build', 'RUN')) expect(shell(line, folder, { npm_config_offline: 'true' })).toEqual(OK)
    expect(existsSync(path.join(folder, 'node_modules/jest'))).toBe(false)
    expect(existsSync(path.join(root, 'node_modules/jest'))).toBe(true)
    expect(existsSync(path.join(folder, '.next/BUILD_ID'))).toBe(true)
  },
)

test('what the image starts, and what asks it whether it is well, are there', () => {
  const [cmd = '[]'] = of('last', 'CMD')
  const [node, file = ''] = JSON.parse(cmd) as string[]
  expect([node, existsSync(path.join(root, file))]).toEqual(['node', true])
  const [health = ''] = of('last', 'HEALTHCHECK')
  const [program = '', ...args] = JSON.parse(/CMD (\[.*\])$/.exec(health)?.[1] ?? '[]') as string[]
  // Nobody answers there: it is not well, and says so by its end.
  const env = { ...process.env, PORT: '1' }
  expect([program, spawnSync(process.execPath, args, { env }).status]).toEqual(['node', 1])
})
