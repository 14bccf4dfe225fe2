import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './ground'

/** Where Debian puts the library that lies about the time. */
const library = (): string | undefined =>
  process.platform === 'linux'
    ? readdirSync('/usr/lib')
        .map((name) => path.join('/usr/lib', name, 'faketime/libfaketime.so.1'))
        .find((name) => existsSync(name))
    : undefined

/** Why no clock can jump here. */
export const clockRuns = (): string | undefined => (library() ? undefined : 'libfaketime is not installed')

/** A process that reads its time from a file, as good as a wrong clock: an hour ahead, an hour behind, right again. */
export async function jump({ sites: [one], folder }: Ground): Promise<string> {
  const file = path.join(folder, 'time')
  writeFileSync(file, '+0\n')
  await one.stop()
  await one.start({
    LD_PRELOAD: library() ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  })
  const told: string[] = []
  for (const offset of ['+3600', '-3600', '+0']) {
    writeFileSync(file, `${offset}\n`)
    await pause(2_000)
    const reply = await fetch(`${one.url}/api/salute`).catch(() => undefined)
    told.push(reply?.headers.get('date')?.slice(17, 22) ?? '-')
  }
  await one.stop()
  await one.start()
  return `its clock said ${told.join(', ')}`
}
