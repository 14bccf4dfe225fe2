import './next'
import { database } from '#lib/db/client'
import { keepReady } from '#lib/db/ready-items'
import type { Item } from '#lib/questions/item'
import { drawErrors } from '#lib/server/classroom/draw-errors'
import { bank } from '#lib/server/ports'
import { sql } from '../setup/sql'
import { SECRET } from './bank'

// Questions about an error are of as many templates as there are for it, before one comes again.

/** A belief that every template tempts with, though none is about its rule, and one that a single template has. */
const [EVERYWHERE, ONE] = [`510.2/${SECRET}-altra`, `119.3/${SECRET}-credenza`]

const who = 'qualcuno'
const templatesOf = (drawn: readonly { readonly item: Item }[]) => drawn.map(({ item }) => item.template)
const counted = (templates: readonly string[]) =>
  Object.fromEntries([...new Set(templates)].sort().map((t) => [t, templates.filter((each) => each === t).length]))

const ready = async (...ids: readonly string[]) => {
  const made = ids.flatMap((id) => {
    const item = bank.instantiate(id)
    return item.ok ? [{ item: item.value, shown: bank.toPublic(item.value), estimate: 0 }] : []
  })
  await keepReady(database(), bank.version, made, 0)
}

beforeEach(() => sql('DELETE FROM "ReadyItem"'))

test('of several templates that are known to tempt each comes before one comes again, and no question comes twice', async () => {
  const drawn = await drawErrors([EVERYWHERE], {
    seed: 's',
    length: 8,
    who,
    templates: ['legame', 'danno', 'guadagno'],
  })
  expect(new Set(templatesOf(drawn).slice(0, 3)).size).toBe(3)
  expect(counted(templatesOf(drawn))).toEqual({ danno: 3, guadagno: 2, legame: 3 })
  expect(new Set(drawn.map(({ item }) => item.id)).size).toBe(8)
})

test('templates are found among the questions that are ready, whatever rule they are about', async () => {
  expect(await drawErrors([EVERYWHERE], { seed: 's', length: 4, who })).toEqual([])
  await ready('sconfitta.v1.3', 'danno.v1.5')
  const drawn = await drawErrors([EVERYWHERE], { seed: 's', length: 4, who })
  expect(counted(templatesOf(drawn))).toEqual({ danno: 2, sconfitta: 2 })
})

test('what is wider has one question of each other template about the rule, and then the error again', async () => {
  const wish = { seed: 's', length: 5, who }
  expect(counted(templatesOf(await drawErrors([ONE], wish)))).toEqual({ guadagno: 5 })
  const wider = templatesOf(await drawErrors([ONE], { ...wish, wider: true }))
  expect(wider).toEqual(['guadagno', 'legame', 'guadagno', 'guadagno', 'guadagno'])
})

test('of several errors each comes in turn; what is left out is not drawn', async () => {
  const other = `702.15b/${SECRET}-credenza`
  const wish = { seed: 's', length: 4, who }
  const drawn = await drawErrors([ONE, other], wish)
  expect(templatesOf(drawn)).toEqual(['guadagno', 'legame', 'guadagno', 'legame'])
  const ids = new Set(drawn.map(({ item }) => item.id))
  const others = await drawErrors([ONE, other], wish, ids)
  expect(others).toHaveLength(4)
  for (const { item } of others) expect(ids.has(item.id)).toBe(false)
})
