import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { parseAllDocuments } from 'yaml'

// What linters say of the files of deploy/. None of them asks the network.

const root = path.join(__dirname, '../..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

/** What a program prints, however it ends. */
function printed(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

/** Runs with a folder that is there for it alone, where packages are found. */
function within<T>(work: (folder: string) => T): T {
  const cache = path.join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'deploy-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('the Dockerfile, by dockerfile-utils', () => {
  const said = (text: string) => validate(text).map(({ message }) => message)

  test('nothing is found', () => {
    expect(said(read('deploy/Dockerfile'))).toEqual([])
  })
  test('a mistake would be', () => {
    const text = read('deploy/Dockerfile')
    expect(said(text.replace('COPY --from=build', 'COPY --form=build'))).not.toEqual([])
    expect(said(text.replace('USER node', 'USR node'))).not.toEqual([])
  })
})

describe('compose.yaml, by dclint', () => {
  // The order of keys is ours, and the proxy is for everybody.
  const OURS = [
    'no-unbound-port-interfaces',
    'require-project-name-field',
    'service-dependencies-alphabetical-order',
    'service-keys-order',
    'services-alphabetical-order',
    'top-level-properties-order',
  ]
  const said = (text: string): readonly string[] =>
    within((folder) => {
      const file = path.join(folder, 'compose.yaml')
      writeFileSync(file, text)
      const found = printed(['node_modules/dclint/bin/dclint.cjs', '-f', 'json', file])
      const [report] = JSON.parse(found) as { messages: { rule: string; message: string }[] }[]
      return (report?.messages ?? [])
        .filter(({ rule }) => !OURS.includes(rule))
        .map(({ rule, message }) => `${rule}: ${message}`)
    })

  test('nothing is found', () => {
    expect(said(read('deploy/compose.yaml'))).toEqual([])
  })
  test('what its schema does not know would be', () => {
    expect(said(read('deploy/compose.yaml').replace('stop_grace_period', 'stop_grace'))).not.toEqual([])
  })
})

describe('the cluster’s files, by the types of Kubernetes', () => {
  const MODULES: Readonly<Record<string, string>> = { 'apps/v1': 'apps/v1', v1: 'core/v1', 'policy/v1': 'policy/v1' }
  const said = (text: string): string =>
    within((folder) => {
      const documents = parseAllDocuments(text).map((each) => each.toJS() as { apiVersion: string; kind: string })
      const lines = documents.flatMap(({ apiVersion, kind, ...rest }, n) => [
        `import type { ${kind} as K${n} } from 'kubernetes-types/${MODULES[apiVersion]}'`,
        `export const d${n}: K${n} = ${JSON.stringify({ apiVersion, kind, ...rest })}`,
      ])
      const file = path.join(folder, 'documents.ts')
      writeFileSync(file, lines.join('\n'))
      const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve']
      return printed(['node_modules/typescript/bin/tsc', ...options, file])
    })

  test('nothing is found', () => {
    expect(said(read('deploy/kubernetes/verdetto.yaml'))).toBe('')
  })
  test('a name that is misspelt would be', () => {
    const text = read('deploy/kubernetes/verdetto.yaml')
    expect(said(text.replace('readinessProbe', 'readinesProbe'))).toContain('readinesProbe')
  })
})
