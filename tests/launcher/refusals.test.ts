import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { ask, clearAway, launcher, newFolder, remains, running } from './launcher'

afterEach(clearAway)

describe('a busy port', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  test.each([undefined, '127.0.0.1'])(
    'another program on it (%s): one sentence, before anything is made',
    async (host) => {
      const port = await freePort()
      await new Promise<void>((listening) => {
        server = createServer().listen({ port, host }, listening)
      })
      const data = newFolder()
      const one = await launcher(data, { PORT: String(port) })
      expect(await one.ended).toBe(1)
      expect(one.output()).toBe(
        `Port ${port} is in use by another program: stop it, or take another port, as in PORT=${port + 1} npm start\n`,
      )
      expect(existsSync(path.join(data, 'postgres'))).toBe(false)
      expect(existsSync(path.join(data, 'lock'))).toBe(false)
    },
  )

  test.each(['abc', '0', '70000', '80.5', '-1'])('PORT=%s is refused', async (port) => {
    const one = await launcher(newFolder(), { PORT: port })
    expect(await one.ended).toBe(1)
    expect(one.output()).toBe(`PORT is "${port}", but a port is a number from 1 to 65535.\n`)
  })
})

describe('the address to listen on', () => {
  test('one of the machine’s: there and nowhere else', async () => {
    const one = await running(newFolder(), { VERDETTO_HOST: '127.0.0.2' })
    expect(one.output()).toContain(`Verdetto is at http://127.0.0.2:${one.port} (`)
    expect((await fetch(`http://127.0.0.2:${one.port}/api/salute`)).status).toBe(200)
    await expect(ask(one, '/api/salute')).rejects.toThrow('fetch failed')
  })

  test('one that is not the machine’s is refused', async () => {
    const one = await launcher(newFolder(), { VERDETTO_HOST: '192.0.2.1' })
    expect(await one.ended).toBe(1)
    expect(one.output()).toMatch(
      /^VERDETTO_HOST is "192\.0\.2\.1", but this machine cannot listen there \(EADDRNOTAVAIL\)\.\n$/,
    )
  })
})

test.each([
  ['NEXTAUTH_SECRET', 'short', /^NEXTAUTH_SECRET is shorter than 16 characters/],
  ['GITHUB_CLIENT_ID', 'x', /^GITHUB_CLIENT_SECRET must be set too where GITHUB_CLIENT_ID is\./],
  ['SMTP_URL', 'smtp://mail.example', /^SMTP_URL and MAIL_FROM go together/],
  [
    'DATABASE_REPLICA_URL',
    'postgresql://replica.example/verdetto',
    /^DATABASE_REPLICA_URL is set and DATABASE_URL is not/,
  ],
  ['FANOUT_URL', 'valkey.example:6379', /^FANOUT_URL is the address of a Valkey or Redis, as in redis:/],
  ['NEXTAUTH_URL', 'verdetto.example', /^NEXTAUTH_URL is "verdetto\.example", but it is the whole address/],
])('%s=%s is refused', async (name, value, sentence) => {
  const one = await launcher(newFolder(), { [name]: value })
  expect(await one.ended).toBe(1)
  expect(one.output()).toMatch(sentence)
})

describe('two starts on one data folder', () => {
  test('the second says who is there and ends; the first goes on', async () => {
    const data = newFolder()
    const first = await running(data)
    await ask(first, '/add?1')
    const second = await launcher(data)
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `The data folder is in use by npm start (process ${first.pid}): see http://localhost:${first.port}\n`,
    )
    await ask(first, '/add?2')
    expect(await ask(first, '/rows')).toEqual(['1', '2'])
  })

  test('of several at the same moment, after a kill -9, exactly one runs', async () => {
    const data = newFolder()
    const killed = await running(data)
    await ask(killed, '/add?kept')
    killed.kill('SIGKILL')
    await killed.ended
    const starts = await Promise.all(Array.from({ length: 5 }, () => launcher(data)))
    const refused = await Promise.all(
      starts.map((one) =>
        Promise.race([
          one.ended.then(() => true),
          one.says('Verdetto is at').then(
            () => false,
            () => true,
          ),
        ]),
      ),
    )
    expect(refused.filter((is) => !is)).toHaveLength(1)
    const winner = starts[refused.indexOf(false)]
    if (!winner) throw new Error('nobody runs')
    for (const one of starts)
      if (one !== winner) expect(one.output()).toContain(`in use by npm start (process ${winner.pid})`)
    expect(await ask(winner, '/rows')).toEqual(['kept'])
    winner.kill('SIGINT')
    await winner.ended
    expect(await remains(data)).toEqual([])
  })
})
