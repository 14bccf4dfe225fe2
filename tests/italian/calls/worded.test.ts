import { describeCall } from '#lib/italian/calls'
import { callOf } from '#lib/questions/calls'

// What players say, answer and are told to choose from, where it once was false of the situation or said less than decides.

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\u00a0/g, ' ')

/** What stands on the page of a call once everything has been asked. */
function page(id: string) {
  const made = callOf(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  const { item, facts } = made.value
  const { story, asks, rulings, table } = describeCall(made.value, new Set(facts.map((fact) => fact.id)), {
    seed: 'uno',
  })
  return {
    table,
    story: story.map(({ says }) => plain(says)),
    asks: facts.map((fact, n) => ({ ...fact, text: plain(asks[n]?.text ?? ''), said: plain(asks[n]?.said ?? '') })),
    rulings: rulings.map(({ text }) => plain(text)),
    right: plain(rulings.find(({ key }) => key === item.right)?.text ?? ''),
  }
}

test('what hexproof forbids is to be a target, and not everything that opponents do', () => {
  expect(page('aura-lands.v5.2-1-2-0-0').right).toBe(
    'Sì, perché con anti-malocchio la creatura non può essere bersaglio di magie e abilità degli avversari.',
  )
})

test('who may not gain life does not, by the rule that what cannot be wins', () => {
  expect(page('saved-by-lifelink.v4.1-0-1-0-1-1-0-1').right).toBe(
    'Sì, perché chi non può guadagnare punti vita non ne guadagna in nessun modo.',
  )
})

test('what is drawn says nothing of a stack on which the ability may still wait, and a card that was not drawn says that it does', () => {
  const { table, asks } = page('mana-answered.v7.1-0-2-1-0')
  expect(table).toBeUndefined()
  expect(asks.find(({ id }) => id === 'does')?.said).toMatch(
    /^Sì\. A\w+ non ha ancora pescato, ma l.abilità dice «\{T\}: aggiungi \{G\} e pesca una carta»\.$/,
  )
})

test('what a spell costs decides only where the mana is there', () => {
  const { asks } = page('mana-answered.v7.1-0-2-1-0')
  expect(asks.find(({ id }) => id === 'price')?.turns).toBeUndefined()
})

test('of two creatures one of which may be larger it is said what is printed on them', () => {
  expect(page('first-blow.v4.1-1-2-0-1-0').story[1]).toMatch(/^Sulla carta sono 4\/4 tutte e due le creature: /)
})

test('nobody is offered that the dead strike where none has died', () => {
  const { rulings } = page('first-blow.v4.1-1-2-0-1-0')
  expect(rulings.filter((text) => text.includes('infligge comunque'))).toEqual([])
  expect(rulings.length).toBeGreaterThanOrEqual(3)
})

test('nobody is offered a reason for yes that is one for no: with deathtouch it is no matter what is marked', () => {
  const { rulings } = page('trampled-over.v4.1-2-2-1-2-1-1')
  expect(rulings.filter((text) => text.includes('già segnato'))).toEqual([])
  expect(rulings.length).toBeGreaterThanOrEqual(3)
})

test('the text whose condition decides is quoted', () => {
  expect(page('won-at-upkeep.v3.3-1-1-2').story[0]).toContain(
    "all'inizio del tuo mantenimento, se hai 40 o più punti vita, vinci la partita",
  )
})

test('how much the spell dealt is needed where less would leave loyalty', () => {
  const { asks } = page('walker-struck.v4.4-1-1-2-0-0')
  expect(asks.find(({ id }) => id === 'dealt')?.turns?.ruling).toEqual({ verdict: true, reason: '704.5i' })
  expect(asks.find(({ id }) => id === 'at')?.text).toBe('Contro chi o che cosa ha attaccato Ragno?')
})

test('how many cards a library had is needed where one more would be drawn', () => {
  const { asks } = page('empty-library.v6.1-1-1-1-1')
  expect(asks.find(({ id }) => id === 'missing')?.turns).toEqual({
    value: -1,
    ruling: { verdict: false, reason: '121.4' },
  })
})

test('of what may have a counter it is asked what is printed on it', () => {
  const made = callOf('undying-again.v2.3-0-1-0')
  if (!made.ok) throw new Error(made.error)
  const { asks } = describeCall({ ...made.value, facts: [{ id: 'size:name', value: '1/1' }] }, new Set(['size:name']), {
    seed: 'uno',
  })
  expect(asks.map(({ text, said }) => plain(`${text} ${said}`))).toEqual([
    'Quali forza e costituzione sono stampate su Soldato? 1/1.',
  ])
})

test('nobody is offered that a switch goes before a bonus that comes after everything', () => {
  const { rulings } = page('switched.v5.3-1-0-1-1-1-1')
  expect(rulings.filter((text) => text.includes('dopo lo scambio') || text.includes('arrivano dopo'))).toEqual([])
  expect(rulings.length).toBeGreaterThanOrEqual(3)
})

test('of a cost in mana it is said that the mana is there', () => {
  expect(page('newly-arrived.v4.5-0-0-0-0-1').asks.find(({ id }) => id === 'cost')?.said).toBe(
    "Costa {2}, e nient'altro: il mana c'è.",
  )
})

test('of two causes each of which is enough, who knows of one asks for no other', () => {
  const needed = (id: string) =>
    page(id)
      .asks.filter(({ turns }) => turns)
      .map((fact) => fact.id)
      .toSorted()
  // Too few counters, whatever was activated before; a planeswalker that was activated, whatever is on it.
  expect(needed('loyalty-again.v5.0-0-0-1-1')).toEqual(['enough'])
  expect(needed('loyalty-again.v5.0-0-0-0-0')).toEqual(['before'])
  expect(needed('loyalty-again.v5.0-0-0-1-0')).toEqual(['before', 'enough'])
  // In one spell the order is no matter.
  expect(needed('down-and-up.v5.3-1-1-0-0-0')).toEqual(['barred', 'spells'])
  // The spell alone is enough, whatever was attacked.
  expect(needed('walker-struck.v4.0-0-1-0-0-1')).toEqual(['dealt'])
})

test('what is activated is said to have {T} in its cost, where that is what forbids it', () => {
  expect(page('newly-arrived.v4.2-3-0-0-0-0').right).toBe(
    'No, perché il costo contiene {T} e la creatura è arrivata in questo turno.',
  )
})

test('a shield that is used up is not said to let through a part', () => {
  expect(page('shield-or-loss.v3.2-0-0-1').right).toBe(
    'Sì, perché lo scudo ha già prevenuto altro danno, e questo passa in tutto o in parte.',
  )
})

test('what came before the damage is said to have', () => {
  expect(page('one-point.v3.0-1-0-0-0-1-0').asks.find(({ id }) => id === 'indestructible')?.said).toBe(
    'Sì: prima del danno, con Corazza, ha ottenuto indistruttibile fino alla fine del turno.',
  )
})

test('a team whose one head is asked about tells who the other is', () => {
  expect(page('two-heads-poisoned.v2.2-2-1-2-1-0').story[1]).toMatch(
    /^Un momento: è Gigante a Due Teste, e siamo in due, N\w+ e io\.$/,
  )
})

test('life that the players may be wrong about is not drawn', () => {
  expect(page('down-and-up.v5.3-1-1-0-0-0').table).toBeUndefined()
})

test('what no question that is needed asks about is in the story', () => {
  expect(page('target-answered.v3.3-1-2-2-0-1').story[1]).toBe(
    'Ho risposto con Nebbia su Grifone: Folgore non fa niente.',
  )
  expect(page('turned-up.v4.4-1-1-0-0-1').story[1]).toContain('pago {2}{U} e giro la creatura a faccia in su')
  expect(page('mana-answered.v7.3-1-0-0-1').story[0]).toContain(
    "che dà {G}. Con quello lancio subito l'istantaneo Folgore",
  )
  expect(page('one-point.v3.0-2-1-1-0-0-0').story[0]).toContain("con un'abilità ha inflitto 2 danni a Golem")
  expect(page('saved-by-lifelink.v4.1-1-2-1-0-2-0-1').story[0]).toContain('4 danni, perdi 4 punti vita, e ne avevi 3.')
  expect(page('borrowed-attacker.v5.3-3-1-0-0').story[0]).toContain('Sentinella, che è STAPpata,')
  expect(page('x-chosen.v7.1-3-0-0-1-0').story[0]).toContain(
    "l'istantaneo Preghiera, che costa {X}{W}, con X uguale a 5",
  )
})

test('who would use the stack does so before the spell resolves, and nobody is offered that it is too late', () => {
  for (const id of ['turned-up.v4.4-1-1-0-0-0', 'turned-up.v4.4-1-1-0-0-1', 'turned-up.v4.4-1-1-0-1-0'])
    expect(page(id).rulings.filter((text) => text.includes('usa la pila'))).toEqual([])
})

test('nobody is offered that a total stops at 0 where it never comes there, nor that who loses no life pays with the game', () => {
  expect(page('down-and-up.v5.3-1-0-1-0-1').rulings.filter((text) => text.includes('si ferma a 0'))).toEqual([])
  expect(page('pay-it-all.v4.3-0-0-1').rulings.filter((text) => text.includes('perde la partita'))).toEqual([])
})

test('what would be right if something were otherwise says what it supposes', () => {
  const made = callOf('hexproof-answer.v4.0-1-0-0-0')
  if (!made.ok) throw new Error(made.error)
  expect(made.value.item.options.flatMap(({ supposes }) => supposes?.fact ?? []).toSorted()).toEqual(['aims', 'when'])
})

test('of what is exiled and put back it is asked whether it is there, once nothing waits', () => {
  const made = callOf('out-and-back.v5.0-1-0-1-0')
  if (!made.ok) throw new Error(made.error)
  expect(plain(describeCall(made.value, new Set(), { seed: 'uno' }).ask)).toBe(
    'Orso è sul campo di battaglia quando la pila è vuota?',
  )
})
