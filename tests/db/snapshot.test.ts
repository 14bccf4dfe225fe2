import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readEvent, readSettings, readState, writeEvent, writeSettings, writeState } from '#lib/db/classroom/snapshot'
import {
  readAnswer,
  readCall,
  readDraft,
  readPlan,
  readSecret,
  readShown,
  readSnapshot,
  readWish,
  writeAnswer,
  writeCall,
  writeDraft,
  writePlan,
  writeSecret,
  writeShown,
  writeSnapshot,
  writeWish,
} from '#lib/db/snapshot'
import { readTask, writeTask } from '#lib/db/tasks'
import type { PublicItem } from '#lib/questions/item'

const folder = path.join(__dirname, 'snapshots')
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const load = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

const shown = { id: 'x', edition: 'e', scenario: {}, probe: {}, form: 'choice', options: [] } as unknown as PublicItem

/** For each column: what it reads to, and what that is written as. */
const columns: Readonly<Record<string, (json: unknown) => unknown>> = {
  attempt: (json) => writeSnapshot(readSnapshot(json)),
  shown: (json) => writeShown(readShown(json)),
  secret: (json) => {
    const call = readCall(shown, json)
    return call ? writeCall(call) : writeSecret(readSecret(shown, json))
  },
  answer: (json) => writeAnswer(readAnswer(json)),
  task: (json) => writeTask(readTask(json)),
  plan: (json) => writePlan(readPlan(json)),
  draft: (json) => writeDraft(readDraft(json)),
  wish: (json) => writeWish(readWish(json)),
  session: (json) => writeState(readState(json, 7)),
  leading: (json) => writeSettings(readSettings(json)),
  event: (json) => writeEvent(readEvent(json)),
}

test.each(files)('%s is still read, whole', (file) => {
  const json = load(file)
  const column = columns[file.split('-')[0] ?? '']
  // While there is one shape only, reading and writing gives the same value back.
  expect(column?.(json)).toEqual(json)
})

test('every column has a sample', () => {
  for (const column of Object.keys(columns)) expect(files.some((file) => file.startsWith(`${column}-1`))).toBe(true)
})

test('the two halves of a question make it whole', () => {
  const { item } = readSnapshot(load('attempt-1.json'))
  const { id, edition, scenario, probe, form, options } = item
  const half = { id, edition, scenario, probe, form, options: options.map(({ key, value }) => ({ key, value })) }
  expect(readSecret(readShown(writeShown(half)), writeSecret(item))).toEqual(item)
})

test('the public half has nothing of the other', () => {
  const { item } = readSnapshot(load('attempt-1.json'))
  expect(readShown({ schema: 1, item })).not.toHaveProperty('right')
  expect(JSON.stringify(readShown({ schema: 1, item }))).not.toContain('lifelink-stacks')
})

test.each(Object.entries(columns))('%s: a shape that nobody wrote is a bug, not a guess', (name, column) => {
  const sample = load(files.find((file) => file.startsWith(name)) ?? '')
  expect(() => column({ ...sample, schema: 99 })).toThrow()
  expect(() => column({ ...sample, schema: undefined })).toThrow()
  expect(() => column(null)).toThrow()
})
