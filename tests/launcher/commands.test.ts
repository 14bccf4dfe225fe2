import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './copy'
import { clearAway, newFolder, processesOf, remains, running } from './launcher'

afterEach(clearAway)

const project = path.resolve(__dirname, '..', '..')

test('backup and restore on the embedded database, without the site', async () => {
  const data = newFolder()
  const env = { VERDETTO_DATA_DIR: data, INIT_CWD: path.dirname(data) }
  expect((await run(project, 'migrate.mjs', ['deploy'], env)).code).toBe(0)
  const made = await run(project, 'backup.mjs', ['one.backup'], env)
  expect(made.output).toMatch(/Wrote 0 rows of \d+ tables to .+one\.backup \(\d+ kB\)\.\n$/)
  expect(existsSync(path.join(path.dirname(data), 'one.backup'))).toBe(true)
  const other = newFolder()
  const restored = await run(project, 'restore.mjs', ['one.backup'], { ...env, VERDETTO_DATA_DIR: other })
  expect(restored).toEqual({
    code: 0,
    output: expect.stringMatching(/Restored 0 rows of \d+ tables from .+one\.backup\.\n$/),
  })
  expect([...(await remains(data)), ...(await remains(other))]).toEqual([])
})

test('figures of an empty database say so', async () => {
  const child = spawn(process.execPath, ['--conditions=react-server', path.join(project, 'scripts/figures.mjs')], {
    env: { ...process.env, VERDETTO_DATA_DIR: newFolder(), DATABASE_URL: '' },
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(output).toBe('Nobody has answered anything yet.\n')
})

test('while the site runs, a backup can be made; a restore is refused', async () => {
  const data = newFolder()
  const one = await running(data)
  const env = { VERDETTO_DATA_DIR: data, INIT_CWD: path.dirname(data) }
  expect((await run(project, 'backup.mjs', ['one.backup'], env)).code).toBe(0)
  expect(await run(project, 'restore.mjs', ['one.backup'], env)).toEqual({
    code: 1,
    output: `The data folder is in use by npm start (process ${one.pid}): stop it first.\n`,
  })
})

test('Ctrl-C in the middle of some work on the embedded database stops it and leaves no process', async () => {
  const data = newFolder()
  const child = spawn(process.execPath, [path.join(__dirname, 'stand-in/long-work.mjs')], {
    env: { ...process.env, VERDETTO_DATA_DIR: data, DATABASE_URL: '' },
  })
  await once(child.stdout, 'data')
  expect(processesOf(data).length).toBeGreaterThan(1)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([130, null])
  expect(await remains(data)).toEqual([])
})

test.each(['backup.mjs', 'restore.mjs'])('%s without a file says how it is called', async (script) => {
  const { code, output } = await run(project, script, [])
  expect(code).toBe(1)
  expect(output).toMatch(/^npm run (backup|restore) -- <file>/)
})

test('without packages, the start says what to do', async () => {
  const root = newFolder()
  mkdirSync(path.join(root, 'scripts'), { recursive: true })
  const copied = spawn('cp', [path.join(project, 'scripts', 'start.mjs'), path.join(root, 'scripts')])
  await new Promise((done) => copied.once('close', done))
  expect(await run(root, 'start.mjs', [])).toEqual({
    code: 1,
    output: 'The packages are not installed yet: run npm install first.\n',
  })
})
