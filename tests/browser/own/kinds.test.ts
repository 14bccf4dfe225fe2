import { looksRight } from '../objections'
import { registerTeacher } from '../pages'
import { sharedSite as site } from '../site'
import { type Visitor, visitors } from '../visitor'
import { bench } from './table'

// What is announced and paid when a spell is cast, turned up or suspended, put together by hand in the editor.

const visitor = visitors()

/** Somebody who teaches, with an empty table before them. */
async function atTable(title: string, size: 'desktop' | 'phone' = 'desktop') {
  const who: Visitor = await visitor({ size })
  await registerTeacher(who, site)
  await who.open('/formatore/domande')
  const table = bench(who)
  await table.begin(title)
  const says = (words: RegExp) => who.page.getByText(words).first().waitFor()
  return { who, table, says }
}

test('a spell with X is announced with its value and its target', async () => {
  const { who, table, says } = await atTable('Con X')
  const spell = await table.put('Stregoneria', 'Palla', 'Mano: Anna', { cost: '{X}{R}' })
  const ability = await table.ability(spell, 'Di magia: un effetto')
  await table.add(ability, 'Bersagli')
  await table.choose(ability, 'Che cosa fa', 'Infliggere danno')
  await table.choose(ability, 'Quanti', 'X')
  await table.choose(ability, 'Giocatore', 'Il giocatore bersaglio (da 1)')
  const cast = await table.action('Lancia')
  await table.choose(cast, 'Che cosa', 'Palla')
  await table.add(cast, 'Bersagli')
  await table.choose(cast, 'Bersagli', 'Nora')
  await cast.getByRole('textbox', { name: 'Valore di X' }).fill('3')
  await table.addAction()
  await table.action('Si risolve tutta la pila')
  await table.addAction()
  await says(/da 20 a 17/)
  await table.ask('Quanti punti vita ha', { 'Di quale giocatore': 'Nora' })
  await table.save()
  await looksRight(who)
})

test('a modal spell says which mode is chosen, and that its kicker is paid', async () => {
  const { who, table, says } = await atTable('A modi')
  const spell = await table.put('Istantaneo', 'Ordine', 'Mano: Anna', { cost: '{W}' })
  await table.keyword(spell, 'Potenziamento', '{4}')
  const ability = await table.ability(spell, 'Di magia: a modi')
  await ability.getByRole('textbox', { name: 'Un numero' }).first().fill('1')
  for (const [effect, amount] of [
    ['Guadagnare punti vita', '2'],
    ['Pescare', '3'],
  ] as const) {
    await table.add(ability, 'Modi')
    await ability.getByRole('combobox', { name: 'Effetto', exact: true }).last().selectOption({ label: effect })
    await ability.getByRole('textbox', { name: 'Un numero' }).last().fill(amount)
  }
  const cast = await table.action('Lancia')
  await table.choose(cast, 'Che cosa', 'Ordine')
  await table.add(cast, 'Modi')
  await cast.getByRole('textbox', { name: 'Modi' }).fill('1')
  await table.add(cast, 'Costi addizionali pagati (potenziamento e altri, per nome)')
  await cast.getByRole('textbox', { name: /^Costi addizionali/ }).fill('kicker')
  await table.addAction()
  await table.action('Si risolve tutta la pila')
  await table.addAction()
  await says(/da 20 a 22/)
  await table.ask('Quanti punti vita ha', { 'Di quale giocatore': 'Anna' })
  await table.save()
  await looksRight(who)
})

test('a creature face down attacks and is turned up', async () => {
  const { who, table, says } = await atTable('Metamorfosi', 'phone')
  const creature = await table.put('Creatura', 'Mistero', 'Campo di battaglia: Anna', { pt: '5/5', cost: '{4}{G}' })
  await table.keyword(creature, 'Metamorfosi', '{3}{G}')
  await table.more(creature, 'A faccia in giù')
  const attack = await table.action('Attacca con')
  await table.choose(attack, 'Chi, o che cosa', 'Mistero')
  await table.choose(attack, 'Contro', 'Nora')
  await table.addAction()
  const turn = await table.action('Gira a faccia in su')
  await table.choose(turn, 'Che cosa', 'Mistero')
  await table.addAction()
  await table.action('Il combattimento va fino a tutto il danno')
  await table.addAction()
  await says(/da 20 a 15/)
  await table.ask('Quanti punti vita ha', { 'Di quale giocatore': 'Nora' })
  await table.save()
  await looksRight(who)
})

test('a card is suspended with its time counters', async () => {
  const { who, table, says } = await atTable('Sospensione')
  const card = await table.put('Creatura', 'Cometa', 'Mano: Anna', { pt: '3/3', cost: '{5}{R}' })
  await table.keyword(card, 'Sospendere', '{R}', '3')
  const suspend = await table.action('Sospende')
  await table.choose(suspend, 'Che cosa', 'Cometa')
  await table.addAction()
  await says(/con 3.segnalini tempo/)
  await table.ask('Dove si trova', { 'Di che cosa': 'Cometa' })
  await table.save()
  await looksRight(who)
})
