import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

// What can be said of the files of deploy/ on a machine that runs none of them.

const root = path.join(__dirname, '../..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
const known = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
/** What other programs read, and what this repository's compose file asks for itself. */
const others = ['DOMAIN', 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED']
const unknown = (names: readonly string[]) => names.filter((name) => ![...known, ...others].includes(name))

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly read_only?: boolean
  readonly configs?: readonly { readonly source: string }[]
}

describe('compose.yaml', () => {
  const { services, configs, volumes } = parse(read('deploy/compose.yaml')) as {
    services: Readonly<Record<string, Service>>
    configs: Readonly<Record<string, { file?: string }>>
    volumes: Readonly<Record<string, unknown>>
  }

  test('gives the site what it knows, with a root that it cannot write', () => {
    const { environment = {}, read_only } = services.site ?? {}
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(read_only).toBe(true)
    expect(environment.DATABASE_URL).toContain('@pgbouncer:')
    expect(environment.DATABASE_DIRECT_URL).toContain('@postgres:')
  })

  test('names only what is there', () => {
    for (const { depends_on = {}, configs: used = [], volumes: mounted = [] } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([])
      expect(used.filter(({ source }) => !(source in configs))).toEqual([])
      for (const [from = ''] of mounted.map((each) => each.split(':')))
        expect([from, from.startsWith('./') ? existsSync(path.join(root, 'deploy', from)) : from in volumes]).toEqual([
          from,
          true,
        ])
    }
    for (const { file } of Object.values(configs))
      if (file) expect(existsSync(path.join(root, 'deploy', file))).toBe(true)
  })
})

test('the image copies what there is, runs as an account of its own and ends with the launcher', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const stages = lines.flatMap((line) => /^FROM \S+(?: AS (\w+))?/.exec(line)?.[1] ?? [])
  const copied = lines.flatMap((line) =>
    (/^COPY (?!--from)(.+)$/.exec(line)?.[1] ?? '').split(' ').filter(Boolean).slice(0, -1),
  )
  expect(copied.length).toBeGreaterThan(3)
  expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
  expect(
    lines.flatMap((line) => /^COPY --from=(\w+)/.exec(line)?.[1] ?? []).filter((name) => !stages.includes(name)),
  ).toEqual([])
  expect(lines).toContain('USER node')
  expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD')))
  expect(existsSync(path.join(root, 'scripts/start.mjs'))).toBe(true)
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.data', 'node_modules', '.next']))
})

test('on a cluster, a process without its database is not ready, and lives on', () => {
  const [deployment] = parseAllDocuments(read('deploy/kubernetes/verdetto.yaml')).map((each) => each.toJS())
  const [site] = deployment.spec.template.spec.containers
  expect(site.readinessProbe.httpGet.path).toBe('/api/salute')
  expect(site.livenessProbe.httpGet).toBeUndefined()
  expect(site.securityContext.readOnlyRootFilesystem).toBe(true)
  expect(unknown(site.env.map(({ name }: { name: string }) => name))).toEqual([])
})

const verify = '/usr/bin/systemd-analyze'
;(existsSync(verify) ? test : test.skip)(
  'systemd finds nothing to say of the unit but that it is not installed',
  () => {
    const unit = path.join(root, 'deploy/systemd/verdetto@.service')
    const { stderr } = (() => {
      try {
        execFileSync(verify, ['verify', '--man=no', unit], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
        return { stderr: '' }
      } catch (error) {
        return error as { stderr: string }
      }
    })()
    const said = stderr
      .split('\n')
      .filter((line) => line.includes('verdetto@') && !/not executable|No such file/.test(line))
    expect(said).toEqual([])
  },
)

test('every file of deploy/ is told of in the guide', () => {
  const guide = read('docs/deploying.md')
  const files = readdirSync(path.join(root, 'deploy'), { withFileTypes: true }).map(({ name }) => name)
  expect(files.filter((name) => !guide.includes(name))).toEqual([])
})
