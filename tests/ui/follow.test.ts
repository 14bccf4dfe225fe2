/** @jest-environment jsdom */
import { follow } from '../../app/_ui/reading/follow'
import { belongTo, tell, waiting } from '../../app/_ui/reading/queue'
import type { ReadingView } from '../../app/_ui/reading/view'

const ids = ['uno', 'due', 'tre']

/** The site: what it knows (undefined: it does not answer), and what it was told. */
let knows: ReadingView | undefined
let told: string[]
let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = `<div class="lesson">
    <nav>${ids.map((id) => `<span class="seen" data-seen="${id}"></span>`).join('')}</nav>
    <article class="body"><p class="readline"><span data-count></span><span data-resume></span><span data-trouble></span></p>
    ${ids.map((id) => `<h2 id="${id}">Sezione ${id}</h2><p>Testo.</p><p class="readmark"><button data-section="${id}" aria-pressed="false"></button></p>`).join('')}
    <a class="rn"><span class="dot" data-rule="119.4"></span><span data-rule-state="119.4"></span></a>
    </article></div>`
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS
  localStorage.clear()
  belongTo(null)
  told = []
  knows = { account: null, lessons: [] }
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/io') return { ok: true, json: async () => ({ account: false, mastery: { '119.4': 'solid' } }) }
    if (knows === undefined) throw new TypeError('offline')
    if (init?.method === 'POST')
      for (const { section, what } of JSON.parse(String(init.body)).entries) told.push(`${section} ${what}`)
    return { ok: true, status: 200, json: async () => knows }
  }) as typeof fetch
})
afterEach(() => stop())

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
async function begin(): Promise<void> {
  stop = follow('punti-vita', `/lezioni/punti-vita?${Math.random()}`)
  await settle()
}
const pressed = () => ids.map((id) => document.querySelector(`[data-section=${id}]`)?.getAttribute('aria-pressed'))
const press = (id: string) => document.querySelector<HTMLElement>(`[data-section=${id}]`)?.click()
const text = (what: string) => document.querySelector(`[data-${what}]`)?.textContent
const online = async () => {
  dispatchEvent(new Event('online'))
  await settle()
}

const lesson = { lesson: 'punti-vita', title: 'Punti vita', sections: 3, read: ['uno'], rules: 1, solid: 0 }

test('what the site knows is shown: marks, contents, how many, where to go on, dots', async () => {
  knows = {
    account: null,
    lessons: [{ ...lesson, place: { section: 'due', title: 'Sezione due', page: '/lezioni/punti-vita' } }],
  }
  await begin()
  expect(pressed()).toEqual(['true', 'false', 'false'])
  expect([...document.querySelectorAll('.seen')].map((seen) => seen.textContent)).toEqual(['letta', '', ''])
  expect(text('count')).toBe('1 sezione letta su 3.')
  const resume = document.querySelector('[data-resume] a')
  expect([resume?.textContent, resume?.getAttribute('href')]).toEqual(['Riprendi da dove eri: «Sezione due»', '#due'])
  expect([document.querySelector('.dot')?.className, text('rule-state')]).toEqual(['dot full', 'acquisita, '])
})

test.each([
  ['the first section', ['uno'], 'uno'],
  ['everything read', ids, 'due'],
  ['a section that is gone', ['uno'], 'tolta'],
])('nothing is offered to go on with: %s', async (_, read, section) => {
  knows = { account: null, lessons: [{ ...lesson, read, place: { section, title: '', page: '/lezioni/punti-vita' } }] }
  await begin()
  expect(document.querySelector('[data-resume] a')).toBeNull()
})

test('a mark is pressed, and pressed again', async () => {
  await begin()
  press('due')
  expect(pressed()).toEqual(['false', 'true', 'false'])
  await online()
  press('due')
  expect([pressed(), text('count')]).toEqual([['false', 'false', 'false'], '3 sezioni'])
  await online()
  expect(told).toEqual(['due read', 'due unread'])
})

test('while the site does not answer what is read waits, and says so; when it answers, both are there', async () => {
  knows = undefined
  await begin()
  expect(text('trouble')).toBe('')
  press('due')
  await online()
  expect(text('trouble')).toBe('Ciò che leggi non è ancora salvato: il sito ci riprova da solo.')
  expect(waiting()).toHaveLength(1)
  knows = { account: null, lessons: [{ ...lesson, place: null }] }
  await online()
  expect([told, waiting(), text('trouble')]).toEqual([['due read'], [], ''])
  expect(pressed()).toEqual(['true', 'true', 'false'])
})

test('what another account left is not sent, whenever the site says who is reading', async () => {
  belongTo('anna')
  tell({ lesson: 'punti-vita', section: 'tre', what: 'read', at: Date.now() })
  knows = undefined
  await begin()
  press('due')
  await online()
  expect(told).toEqual([])
  knows = { account: 'nora', lessons: [] }
  await online()
  expect(told).not.toContain('tre read')
})

test('leaving the page tells what waits, and nothing listens any more', async () => {
  await begin()
  press('tre')
  stop()
  await settle()
  expect(told).toEqual(['tre read'])
  press('uno')
  expect(waiting()).toEqual([])
})
