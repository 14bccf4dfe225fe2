import { chapter, chapters, lessons, partsOf } from '#lib/content/index'
import type { Form } from '#lib/questions/index'
import { drawn } from '../setup/day'
import { choose, confirm, goOn, quizOf, sample, verdict } from './play'
import type { Site } from './site'
import { alive, type Visitor } from './visitor'

/** A page of the site, as a visitor meets it. */
export interface Place {
  readonly name: string
  readonly go: (who: Visitor) => Promise<unknown>
}

const at = (path: string, name = path): Place => ({ name, go: ({ open }) => open(path) })

/** The search over the first page, with something typed. */
const searched = (typed: string, until: string): Place => ({
  name: `search over the page: ${until}`,
  go: async (who) => {
    await who.open('/')
    await who.page.keyboard.press('/')
    await who.page.getByRole('dialog', { name: 'Cerca' }).waitFor()
    await who.page.keyboard.type(typed)
    await who.page.getByRole('status').getByText(until).waitFor()
    await who.page.keyboard.press('ArrowDown')
  },
})

const asked = (form: Form): Place => ({
  name: `question: ${form}`,
  go: async (who) => {
    await quizOf(who, [sample(form).id, sample('choice').id])
  },
})

const answered = (form: Form, how: 'right' | 'wrong'): Place => ({
  name: `verdict: ${form}, ${how}`,
  go: async (who) => {
    await quizOf(who, [sample(form).id])
    await choose(who, sample(form), how)
    await confirm(who)
    await verdict(who.page)
    // Its own chunk, its marks, the folded question: all of it is on the page.
    await who.page.locator('details.asked > summary').click()
    await who.page.locator('ol.trace a.chip:visible').first().click()
    await who.page.locator('.rulebox').first().waitFor()
  },
})

/** A quiz to its end, with a mistake and a question left unanswered. */
export async function finish(who: Visitor): Promise<void> {
  const items = [sample('choice'), sample('number'), sample('yes-no')]
  await quizOf(
    who,
    items.map(({ id }) => id),
  )
  for (const [i, item] of items.entries()) {
    if (i === 2) await who.press(who.page.getByRole('button', { name: 'Non lo so' }))
    else {
      await choose(who, item, i === 0 ? 'wrong' : 'right')
      await confirm(who)
    }
    await verdict(who.page)
    await goOn(who)
  }
  await who.page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
}

export const PASSWORD = 'una frase lunga e mia'

/** Makes an account of a name that nobody has, and returns its e-mail. */
export async function register(who: Visitor, next = '/account'): Promise<string> {
  await who.open(`/accedi?da=${next}`)
  const form = who.page.getByRole('region', { name: 'Sei qui per la prima volta' })
  const email = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}@esempio.it`
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await who.press(form.getByRole('button', { name: 'Crea l’account' }))
  await who.page.waitForURL((url) => url.pathname === next)
  await alive(who.page)
  return email
}

/** The same for somebody who teaches. */
export async function registerTeacher(who: Visitor, { sql }: Pick<Site, 'sql'>): Promise<void> {
  await sql(`UPDATE "User" SET role = 'formatore' WHERE email = $1`, await register(who))
}

/** A page for somebody who has read two sections of a lesson and stopped in the third. */
const reading = (path: string, shown: string): Place => ({
  name: `${path}, partly read`,
  go: async (who) => {
    const zones = chapter('zone')
    const [first, second, third] = zones ? partsOf(zones) : []
    await who.open('/glossario')
    const entries = [
      { lesson: 'zone', section: first?.id, what: 'read', ago: 0 },
      { lesson: 'zone', section: second?.id, what: 'read', ago: 0 },
      { lesson: 'zone', section: third?.id, what: 'place', ago: 0 },
    ]
    const status = await who.page.evaluate(
      (body) =>
        fetch('/api/lettura', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
          (reply) => reply.status,
        ),
      JSON.stringify({ entries }),
    )
    expect(status).toBe(200)
    await who.open(path)
    await who.page.locator(shown).first().waitFor()
  },
})

/** Begins a diagnostic; ends on its first question. */
export async function diagnosticOf(who: Visitor): Promise<void> {
  await who.open('/diagnosi')
  await who.press(who.page.getByRole('button', { name: 'Comincia' }))
  await who.page.waitForURL(/\/diagnosi\/[0-9a-f-]{36}$/)
  await alive(who.page)
}

/** Goes to a table where somebody has called; ends before anything is asked. */
export async function callOf(who: Visitor): Promise<void> {
  await who.open('/chiamate')
  await who.press(who.page.getByRole('button', { name: 'Vai al tavolo' }))
  await who.page.waitForURL(/\/chiamate\/[0-9a-f-]{36}$/)
  await alive(who.page)
}

/** Says «Non lo so» to every question that is left, until there is what was found. */
export async function answerAll({ page, press }: Visitor): Promise<void> {
  const at = async () => Number(/\d+/.exec((await page.getByText(/^Domanda \d+ di 15$/).textContent()) ?? '')?.[0])
  for (let n = await at(); n <= 15; n++) {
    await page.getByText(`Domanda ${n} di 15`).waitFor()
    await press(page.getByRole('button', { name: 'Non lo so' }))
  }
  await page.waitForURL(/risultato$/)
  await page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
  await alive(page)
}

/** Begins an exam of one's own with as many questions; ends on its first one. Returns its id. */
export async function examOf(who: Visitor, count: number, minutes = '', calls = 0): Promise<string> {
  await who.open('/esame')
  const form = who.page.getByRole('region', { name: 'Prova su misura' })
  await form.getByLabel('Domande (da 3 a 60)').fill(String(count))
  await form.getByLabel('Chiamate al tavolo').fill(String(calls))
  await form.getByLabel('Minuti').fill(minutes)
  await who.press(form.getByRole('button'))
  await who.page.waitForURL(/\/esame\/[0-9a-f-]{36}\?domanda=1$/)
  await alive(who.page)
  return new URL(who.page.url()).pathname.split('/')[2] ?? ''
}

/** Hands in the exam that is on screen, and waits for its result. */
export async function handIn(who: Visitor, examId: string): Promise<void> {
  await who.open(`/esame/${examId}/riepilogo`)
  await who.press(who.page.getByRole('button', { name: 'Consegna', exact: true }))
  await who.press(who.page.getByRole('button', { name: 'Sì, consegna' }))
  await who.page.waitForURL(/risultato$/)
  await alive(who.page)
}

/** Of chapters and of the short lessons in them, those of the day: pages of one shape, and by far the longest that there are. */
export const someTexts = (key: string, ofChapters: number, ofLessons: number): readonly string[] => [
  ...drawn(
    `chapters: ${key}`,
    chapters().map(({ slug }) => slug),
    ofChapters,
  ),
  ...drawn(
    `short lessons: ${key}`,
    lessons().flatMap(({ slug }) => (slug.includes('/') ? [slug] : [])),
    ofLessons,
  ),
]

/** Every kind of page that the site has, in every state that looks different, each for a visitor who was never here. */
export const places: readonly Place[] = [
  at('/'),
  at('/lezioni'),
  ...someTexts('axe', 4, 4).map((slug) => at(`/lezioni/${slug}`)),
  at('/regole'),
  at('/regole/119.4'),
  at('/regole/702.15'),
  at('/regole/702'),
  at('/regole/702.15b'),
  at('/regole/702.15/errori'),
  at('/segnala?regola=119.4', 'report: a passage'),
  at('/segnala?lezione=punti-vita&punto=119.4', 'report: a place in a lesson'),
  at('/segnalazioni', 'reports: none yet'),
  at('/glossario'),
  at('/cerca', 'search: nothing typed'),
  at('/cerca?q=legame', 'search: found'),
  at('/cerca?q=zorgle', 'search: nothing found'),
  searched('danno letale', 'risultati'),
  searched('zorgle', 'Nessun risultato'),
  {
    name: 'a rule opened from its chip',
    go: async (who) => {
      await who.open('/copertura?sezione=119')
      await who.press(who.page.locator('main a.chip').first())
      await who.page.locator('.pop:popover-open').waitFor()
    },
  },
  at('/copertura'),
  at('/copertura?sezione=702'),
  reading('/', '.hh .go a'),
  reading('/lezioni', '.lprog a'),
  reading('/lezioni/zone/la-mano', '.readline a'),
  at('/edizioni'),
  at('/privacy'),
  at('/edizioni?lezione=zone'),
  at('/quiz'),
  at('/quiz?salvato=1'),
  at('/quiz/esporta?lezione=pila&regola=119.4', 'export'),
  at('/diagnosi'),
  {
    name: 'diagnostic: a question',
    go: async (who) => {
      await diagnosticOf(who)
    },
  },
  {
    name: 'diagnostic: what it found',
    go: async (who) => {
      await diagnosticOf(who)
      await answerAll(who)
    },
  },
  at('/chiamate'),
  {
    name: 'call: some things asked',
    go: async (who) => {
      await callOf(who)
      for (const n of [1, 2]) {
        await who.press(who.page.locator('.asks button').first())
        await who.page
          .locator('.asks .said')
          .nth(n - 1)
          .waitFor()
      }
    },
  },
  {
    name: 'call: ruled',
    go: async (who) => {
      await callOf(who)
      await who.press(who.page.locator('label.opt').first())
      await who.press(who.page.getByRole('button', { name: 'Decidi' }))
      await who.page.getByRole('heading', { name: 'Le domande', exact: true }).waitFor()
    },
  },
  at('/esame'),
  {
    name: 'exam: a question',
    go: async (who) => {
      await examOf(who, 3, '20')
    },
  },
  {
    name: 'exam: a call',
    go: async (who) => {
      const examId = await examOf(who, 3, '20', 1)
      await who.open(`/esame/${examId}?domanda=4`)
      await who.press(who.page.locator('.asks button').first())
      await who.page.locator('.asks .said').first().waitFor()
    },
  },
  {
    name: 'exam: before it is handed in',
    go: async (who) => {
      const examId = await examOf(who, 3)
      await who.press(who.page.getByRole('button', { name: 'Segna da rivedere' }))
      await who.page.getByRole('button', { name: 'togli il segno' }).waitFor()
      await who.open(`/esame/${examId}/riepilogo`)
    },
  },
  {
    name: 'exam: asked whether to hand it in',
    go: async (who) => {
      await who.open(`/esame/${await examOf(who, 3)}/riepilogo`)
      await who.press(who.page.getByRole('button', { name: 'Consegna', exact: true }))
      await who.page.getByRole('dialog', { name: 'Consegni la prova?' }).waitFor()
    },
  },
  {
    name: 'exam: result',
    go: async (who) => handIn(who, await examOf(who, 3)),
  },
  at('/progressi', 'progress: nothing yet'),
  at('/accedi'),
  {
    name: 'signing in refused',
    go: async (who) => {
      await who.open('/accedi')
      const form = who.page.getByRole('region', { name: 'Hai un account' })
      await form.getByLabel('E-mail').fill('nessuno@esempio.it')
      await form.getByLabel('Password').fill('non è questa')
      await who.press(form.getByRole('button', { name: 'Accedi' }))
      await who.page.getByText('non corrispondono a un account').waitFor()
    },
  },
  at(`/domande/${encodeURIComponent(sample('choice').id)}`, 'a question on its own'),
  asked('choice'),
  asked('number'),
  asked('yes-no'),
  asked('select'),
  asked('order'),
  asked('board'),
  {
    name: 'question: nothing chosen',
    go: async (who) => {
      await asked('choice').go(who)
      await confirm(who)
      await who.page.getByText('Scegli una risposta, oppure').waitFor()
    },
  },
  {
    name: 'shortcuts',
    go: async (who) => {
      await asked('choice').go(who)
      await who.page.keyboard.press('?')
      await who.page.getByRole('dialog', { name: 'Scorciatoie' }).waitFor()
    },
  },
  answered('choice', 'right'),
  answered('choice', 'wrong'),
  answered('number', 'wrong'),
  answered('yes-no', 'wrong'),
  answered('select', 'wrong'),
  answered('order', 'wrong'),
  answered('board', 'wrong'),
  { name: 'result', go: finish },
  {
    name: 'question: how sure',
    go: async (who) => {
      await who.open('/quiz')
      await who.press(who.page.getByText('Esame in vista, obiettivo al giorno'))
      await who.page.getByLabel('Chiedimi quanto è sicura').check()
      await who.press(who.page.getByRole('button', { name: 'Salva' }))
      await who.page.getByText('Salvato: da ora ti alleni così.').waitFor()
      await quizOf(who, [sample('choice').id])
      await who.page.getByLabel('Incerta').check()
    },
  },
  {
    name: 'quiz: one is open',
    go: async (who) => {
      await quizOf(who, [sample('choice').id, sample('number').id])
      await who.press(who.page.getByRole('button', { name: 'Non lo so' }))
      await verdict(who.page)
      await who.open('/quiz')
      await who.page.getByRole('heading', { name: 'Hai un quiz aperto' }).waitFor()
    },
  },
  {
    name: 'quiz: another beside the open one',
    go: async (who) => {
      await quizOf(who, [sample('choice').id, sample('number').id])
      await who.press(who.page.getByRole('button', { name: 'Non lo so' }))
      await verdict(who.page)
      await who.open('/quiz')
      await who.press(who.page.getByRole('button', { name: 'Allenati', exact: true }))
      await who.page.getByRole('heading', { name: 'Hai già un quiz aperto' }).waitFor()
    },
  },
  {
    name: 'quiz: set aside',
    go: async (who) => {
      await quizOf(who, [sample('choice').id, sample('number').id])
      await who.press(who.page.getByRole('button', { name: 'Non lo so' }))
      await verdict(who.page)
      await who.open('/quiz')
      await who.press(who.page.getByRole('button', { name: 'Lascia da parte' }))
      await who.page.getByText('Hai lasciato da parte questo quiz').waitFor()
    },
  },
  {
    name: 'home: a quiz is open',
    go: async (who) => {
      await quizOf(who, [sample('choice').id, sample('number').id])
      await who.press(who.page.getByRole('button', { name: 'Non lo so' }))
      await verdict(who.page)
      await who.open('/')
      await who.page.getByRole('heading', { name: 'Hai un quiz aperto.' }).waitFor()
    },
  },
  {
    name: 'home: nothing is left',
    go: async (who) => {
      await quizOf(who, [sample('choice').id])
      await who.open('/')
      await who.page.getByRole('heading', { name: 'Per oggi non resta niente.' }).waitFor()
    },
  },
  {
    name: 'progress: full',
    go: async (who) => {
      await finish(who)
      await who.open('/progressi')
      await who.page.getByRole('heading', { name: 'Errori trovati e superati' }).waitFor()
    },
  },
  at('/progressi/storia', 'history: nothing yet'),
  {
    name: 'history: full',
    go: async (who) => {
      await finish(who)
      await who.open('/progressi/storia')
      await who.page.getByRole('heading', { name: /^\d+ \w+ \d{4}$/ }).waitFor()
    },
  },
  {
    name: 'history: nothing matches',
    go: async (who) => {
      await finish(who)
      await who.open('/progressi/storia?regola=119.99')
      await who.page.getByText('Nessuna risposta corrisponde').waitFor()
    },
  },
  {
    name: 'history: one answer',
    go: async (who) => {
      await finish(who)
      await who.open('/progressi/storia?esito=sbagliate')
      await who.press(who.page.locator('.lines a').first())
      await verdict(who.page)
    },
  },
  { name: 'account', go: register },
  { name: 'not found', go: ({ page, open }) => open('/niente/qui').then(() => page.locator('.stop h1').waitFor()) },
  {
    name: 'no such rule',
    go: ({ page, open }) => open('/regole/119.99').then(() => page.locator('.stop h1').waitFor()),
  },
  {
    name: 'session over',
    go: async (who) => {
      const quizId = await quizOf(who, [sample('choice').id])
      await who.context.clearCookies()
      await who.open(`/quiz/${quizId}`)
    },
  },
]
