import type { Locator } from 'playwright-core'
import { looksRight } from '../objections'
import { registerTeacher } from '../pages'
import { sharedSite as site } from '../site'
import { alive, type Size, visitors } from '../visitor'

// How much somebody has to press and type to build a double block, and what can be done with a question afterwards.

const visitor = visitors()

/** Seconds that a press, a letter and a turn of the page take whoever sees it for the first time: to find it, to decide, to do it. */
const PRESS = 4
const LETTER = 0.5
const TURN = 2
const THREE_MINUTES = 180

test.each<Size>(['desktop', 'phone'])(
  'on a %s a double block with first strike and deathtouch is built in less than three minutes',
  async (size) => {
    const who = await visitor({ size })
    await registerTeacher(who, site)
    await who.open('/formatore/domande')
    const { page } = who
    const spent = { presses: 0, letters: 0 }
    let turns = 0
    /** Whatever is not in sight has to be gone to first. */
    const goTo = async (what: Locator) => {
      const { y, height } = (await what.boundingBox()) ?? { y: 0, height: 0 }
      if (y >= 0 && y + height <= (page.viewportSize()?.height ?? 0)) return
      turns += 1
      await what.scrollIntoViewIfNeeded()
    }
    const press = async (what: Locator) => {
      spent.presses += 1
      await goTo(what)
      await who.press(what)
    }
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    const type = async (field: Locator, text: string) => {
      spent.presses += 1
      spent.letters += text.length
      await goTo(field)
      await field.fill(text)
    }
    const choose = async (field: Locator, label: string) => {
      // One to open the list, one to choose.
      spent.presses += 2
      await goTo(field)
      await field.selectOption({ label })
    }
    await type(page.getByLabel('Titolo, per ritrovarla'), 'Doppio blocco')
    await press(button('Comincia'))
    await page.waitForURL(/domande\/[0-9a-f-]{36}$/)
    await alive(page)
    const form = page.getByRole('group', { name: 'Un oggetto scritto da te' })
    await form.waitFor()
    const put = async (name: string, pt: string, abilities: readonly string[] = []) => {
      await type(form.getByRole('textbox', { name: 'Nome', exact: true }), name)
      await type(form.getByRole('textbox', { name: 'Forza/costituzione' }), pt)
      for (const ability of abilities) await press(form.getByRole('button', { name: ability, exact: true }))
      // From a box of text Enter puts it, as the button does.
      if (abilities.length > 0) await press(button('Metti l’oggetto'))
      else {
        spent.presses += 1
        await form.getByRole('textbox', { name: 'Forza/costituzione' }).press('Enter')
      }
      await page.locator('.things summary b', { hasText: name }).waitFor()
      // Folded: the form for the next one stays where it is.
      expect(await page.getByText(`Dove sta ${name}`).isVisible()).toBe(false)
    }
    await put('Golem', '3/3', ['Attacco improvviso', 'Tocco letale'])
    await looksRight(who)
    await choose(page.getByRole('combobox', { name: 'Dove metterlo' }), 'Campo di battaglia: Nora')
    await put('Orso', '2/2')
    await put('Lupo', '4/4')
    const next = page.getByRole('group', { name: 'Azioni pronte' })
    await press(next.getByRole('button', { name: /Golem contro Nora/ }))
    await press(next.getByRole('button', { name: /Orso .* Golem/ }))
    await press(next.getByRole('button', { name: /Lupo .* Golem/ }))
    await press(next.getByRole('button', { name: 'Il combattimento va fino a tutto il danno' }))
    await page.getByText('Per Golem, Anna deve scegliere come assegna il danno.').waitFor()
    const answer = page.getByRole('region', { name: 'Che cosa dicono le regole' })
    await press(answer.getByRole('button', { name: '2 danni a Orso e 1 danno a Lupo' }))
    await page.getByText(/Scelta 1: Anna/).waitFor()
    const asks = page.getByRole('region', { name: 'Che cosa chiedi' })
    await choose(asks.getByRole('combobox', { name: 'Domanda', exact: true }), 'Dove si trova')
    await choose(asks.getByRole('combobox', { name: 'Di che cosa', exact: true }), 'Golem')
    // The answers come by themselves, with how many wrong ones there are and whose they are.
    await page.getByText(/Distrattori trovati: [1-9]/).waitFor()
    await looksRight(who)
    await press(button('Salva come domanda'))
    await page.getByText('la domanda è alla versione 1').waitFor()
    // It is asked as it was chosen.
    await page
      .getByText(/^Dove si trova Golem/)
      .first()
      .waitFor()
    const seconds = spent.presses * PRESS + spent.letters * LETTER + turns * TURN
    expect(seconds).toBeLessThan(THREE_MINUTES)
    expect(spent).toEqual({ presses: 25, letters: 35 })

    await who.press(button('Un’altra domanda su questa situazione'))
    await page.getByText('Altre domande sulla stessa situazione').waitFor()
    await alive(page)
    await looksRight(who)
    await who.press(page.getByRole('link', { name: /^Doppio blocco/ }))
    await page.getByRole('heading', { name: 'Come la vedono gli studenti' }).waitFor()
    await alive(page)
    await who.press(page.getByRole('link', { name: 'Provala come studente' }))
    await page.waitForURL(/domande\/[0-9a-f-]{36}\/prova$/)
    await alive(page)
    expect(await page.getByRole('heading', { name: 'Perché', exact: true }).count()).toBe(0)
    await press(button('Non lo so'))
    await page.getByRole('heading', { name: 'Perché', exact: true }).waitFor()
    await looksRight(who)
    await press(page.getByRole('link', { name: 'Riprova' }))
    await button('Non lo so').waitFor()
    await press(page.getByRole('link', { name: 'Torna alla domanda' }).first())
    await page.getByRole('heading', { name: 'Come la vedono gli studenti' }).waitFor()
    await alive(page)
    await who.press(button('Usa dal vivo'))
    await page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
  },
)
