import type { Locator, Page } from 'playwright-core'
import { alive, type Visitor } from '../visitor'

/** The editor of own questions, as somebody uses it. */
export function bench({ page, press }: Pick<Visitor, 'page' | 'press'>) {
  const choose = (where: Page | Locator, name: string, option: string) =>
    where.getByRole('combobox', { name, exact: true }).selectOption({ label: option })

  return {
    choose,

    /** Begins a question of this title, from the page of all of them. */
    async begin(title: string) {
      await page.getByLabel('Titolo, per ritrovarla').fill(title)
      await press(page.getByRole('button', { name: 'Comincia' }))
      await page.waitForURL(/domande\/[0-9a-f-]{36}$/)
      await alive(page)
      await page.getByRole('combobox', { name: 'Dove metterlo' }).waitFor()
    },

    /** Puts something on the table and returns its place in the list, open. */
    async put(kind: string, name: string, place: string, words: { readonly pt?: string; readonly cost?: string } = {}) {
      await choose(page, 'Dove metterlo', place)
      await choose(page, 'Genere', kind)
      await page.getByRole('textbox', { name: 'Nome', exact: true }).last().fill(name)
      if (words.pt !== undefined) await page.getByRole('textbox', { name: 'Forza/costituzione' }).last().fill(words.pt)
      await page.getByRole('textbox', { name: /^Costo di mana, per esempio/ }).fill(words.cost ?? '')
      await press(page.getByRole('button', { name: 'Metti l’oggetto' }))
      const item = page
        .locator('.things > li')
        .filter({ has: page.locator('summary b', { hasText: new RegExp(`^${name}$`) }) })
      await press(item.locator('summary').first())
      await item.getByText(`Dove sta ${name}`).waitFor()
      return item
    },

    /** Adds one value to a list or to pairs inside something. */
    add: (where: Locator, name: string) => press(where.getByRole('button', { name: `Aggiungi ${name}`, exact: true })),

    /** Gives a thing a keyword that has a cost, and a number where it has one. */
    async keyword(item: Locator, name: string, cost: string, number?: string) {
      await press(item.getByRole('button', { name: 'Aggiungi Abilità con parola chiave', exact: true }))
      await choose(item, 'Abilità con parola chiave', 'Parola chiave con un costo, un numero o altro')
      await choose(item, 'Parola chiave', name)
      if (number !== undefined) await item.getByRole('textbox', { name: 'Numero', exact: true }).fill(number)
      await press(item.getByRole('button', { name: /Costo…$/ }))
      await item.getByRole('textbox', { name: 'Di mana, per esempio' }).fill(cost)
    },

    /** Gives a thing an ability of a kind, and returns its form. */
    async ability(item: Locator, kind: string): Promise<Locator> {
      await press(item.getByRole('button', { name: 'Aggiungi Abilità', exact: true }))
      const ability = item.getByRole('group', { name: 'Abilità', exact: true }).first()
      await choose(ability, 'Abilità', kind)
      return ability
    },

    /** Says something of a thing that is not near at hand. */
    async more(where: Locator, name: string) {
      await where.getByRole('combobox', { name: 'Altro da dire', exact: true }).last().selectOption({ label: name })
      await press(where.getByRole('button', { name: `Dillo ${name}`, exact: true }))
    },

    /** The form of the next action, with its kind chosen. */
    async action(kind: string): Promise<Locator> {
      const form = page.getByRole('group', { name: 'Un’altra azione' })
      await choose(form, 'Azione', kind)
      return form
    },

    addAction: () => press(page.getByRole('button', { name: 'Aggiungi l’azione' })),

    /** What is asked, of whom or what. */
    async ask(question: string, words: Readonly<Record<string, string>> = {}) {
      const part = page.getByRole('region', { name: 'Che cosa chiedi' })
      await choose(part, 'Domanda', question)
      for (const [name, option] of Object.entries(words)) await choose(part, name, option)
    },

    /** Saves it as a question and waits for its preview. */
    async save(version = 1) {
      await press(page.getByRole('button', { name: 'Salva come domanda' }))
      await page.getByText(`la domanda è alla versione ${version}`).waitFor()
      await page.getByRole('heading', { name: 'Come la vedono gli studenti' }).waitFor()
    },
  }
}
