import { looksRight } from '../objections'
import { registerTeacher } from '../pages'
import { sharedSite as site } from '../site'
import { alive, type Size, visitors } from '../visitor'
import { bench } from './table'

// A wrong option of one's own: written in the editor, refused where it is none, told to whoever chooses it.

const visitor = visitors()

const WHY = 'Niente la fa tornare in mano.'

test.each<Size>(['desktop', 'phone'])(
  'on a %s an instructor adds one, is told what is wrong with it, and tries it',
  async (size) => {
    const who = await visitor({ size })
    await registerTeacher(who, site)
    await who.open('/formatore/domande')
    const { page } = who
    const table = bench(who)
    await table.begin('Opzione mia')
    await table.put('Creatura', 'Golem', 'Campo di battaglia: Anna', { pt: '5/5' })
    await table.put('Creatura', 'Angelo', 'Campo di battaglia: Nora', { pt: '4/4' })
    const next = page.getByRole('group', { name: 'Azioni pronte' })
    await who.press(next.getByRole('button', { name: /Golem contro Nora/ }))
    await who.press(next.getByRole('button', { name: /Angelo .* Golem/ }))
    await who.press(next.getByRole('button', { name: 'Il combattimento va fino a tutto il danno' }))
    await table.ask('Dove si trova', { 'Di che cosa': 'Angelo' })

    await who.press(page.getByRole('button', { name: 'Aggiungi un’opzione tua' }))
    const mine = page.getByRole('group', { name: 'La tua opzione 1' })
    await page.keyboard.type('Cimitero di Nora')
    expect(await mine.getByLabel('Che cosa dice').inputValue()).toBe('Cimitero di Nora')
    await mine.getByLabel('Perché è sbagliata').fill(WHY)
    await page.getByText('La tua opzione 1 è uguale alla risposta giusta.').waitFor()
    await looksRight(who)
    await mine.getByLabel('Che cosa dice').fill('Mano di Nora')
    await page.getByText(`Mano di Nora — ${WHY}`).waitFor()
    // Where few are found another one is a press away, beside one's own.
    await page.getByText('Altre risposte possibili').waitFor()
    await who.press(page.getByRole('button', { name: 'Completa con altre risposte' }))
    await page.getByText('Esilio — nessun errore conosciuto porta qui').waitFor()
    await looksRight(who)
    await table.save()
    await alive(page)
    await looksRight(who)

    await who.press(page.getByRole('link', { name: 'Provala come studente' }))
    await page.waitForURL(/domande\/[0-9a-f-]{36}\/prova/)
    await alive(page)
    expect(await page.content()).not.toMatch(/written|chi ha scritto la domanda|Niente la fa tornare/)
    await who.press(page.getByRole('radio', { name: 'Mano di Nora' }))
    await who.press(page.getByRole('button', { name: /^Conferma/ }))
    await page.getByText('Perché è sbagliata', { exact: true }).waitFor()
    await page.getByText(WHY).first().waitFor()
    await looksRight(who)
    await who.press(page.getByText('La domanda', { exact: true }))
    await page.getByText(`Opzione di chi ha scritto la domanda. ${WHY}`).waitFor()
  },
)
