import { agree, name, noun } from '#lib/italian/grammar/index'
import { lint, wordCount } from '#lib/italian/lint/index'
import {
  cardTypes,
  colored,
  colors,
  counterName,
  fromColor,
  fromZone,
  inZone,
  isKeyword,
  keywords,
  keywordText,
  phases,
  readSymbol,
  steps,
  subtype,
  subtypes,
  typeLine,
  typeNoun,
  variants,
  zoneLabel,
  zones,
} from '#lib/italian/names/terms'

const nora = name('Nora', 'f')

it.each(Object.entries(keywords))('%s has a reminder that passes the checks', (_, { reminder, it: word }) => {
  expect(reminder).toMatch(/^\p{Lu}.*\.$/su)
  expect(wordCount(reminder)).toBeLessThanOrEqual(28)
  expect(lint(reminder, { where: 'lesson' })).toEqual([])
  expect(word.text).toBe(word.text.toLowerCase())
})

it.each([
  ['flying', 'volare'],
  ['reach', 'raggiungere'],
  ['first-strike', 'attacco improvviso'],
  ['double-strike', 'doppio attacco'],
  ['trample', 'travolgere'],
  ['deathtouch', 'tocco letale'],
  ['lifelink', 'legame vitale'],
  ['infect', 'infettare'],
  ['wither', 'avvizzire'],
  ['toxic', 'tossico'],
  ['indestructible', 'indistruttibile'],
  ['vigilance', 'cautela'],
  ['menace', 'minacciare'],
  ['haste', 'rapidità'],
  ['defender', 'difensore'],
  ['flash', 'lampo'],
  ['hexproof', 'anti-malocchio'],
  ['shroud', 'velo'],
  ['protection', 'protezione'],
  ['ward', 'egida'],
  ['prowess', 'prodezza'],
  ['persist', 'persistere'],
  ['regenerate', 'rigenerare'],
] as const)('%s is %s', (id, it) => {
  expect(keywords[id].it.text).toBe(it)
  expect(isKeyword(id)).toBe(true)
})

it('knows what is not a keyword', () => expect(isKeyword('volare')).toBe(false))

it.each([
  [keywordText('toxic', 2), 'tossico 2'],
  [keywordText('ward', '{2}'), 'egida {2}'],
  [keywordText('protection', fromColor('R')), 'protezione dal rosso'],
  [keywordText('hexproof', fromColor('U')), 'anti-malocchio dal blu'],
  [keywordText('protection', fromColor('C')), "protezione dall'incolore"],
  [keywordText('landwalk', 'forest'), 'passa-foreste'],
  [keywordText('landwalk', 'island'), 'passa-isole'],
  [keywordText('landwalk', 'swamp'), 'passa-paludi'],
  [keywordText('lifelink'), 'legame vitale'],
] as const)('keyword with its parameter: %s', (made, right) => expect(made).toBe(right))

it('has every step of the rules with both names', () => {
  expect(Object.values(steps).map((s) => s.label.it)).toEqual([
    'STAP',
    'Mantenimento',
    'Acquisizione',
    'Prima fase principale',
    'Inizio combattimento',
    'Dichiarazione delle creature attaccanti',
    'Dichiarazione delle creature bloccanti',
    'Prima sottofase di danno da combattimento',
    'Danno da combattimento',
    'Seconda sottofase di danno da combattimento',
    'Fine combattimento',
    'Seconda fase principale',
    'Sottofase finale',
    'Cancellazione',
  ])
  expect(steps['combat-damage'].label.en).toBe('combat damage')
  expect(steps.end.label.en).toBe('end step')
  expect(steps.main1.en).toBe('precombat main phase')
  for (const record of [steps, phases, zones, cardTypes])
    for (const term of Object.values(record)) {
      expect(term.it.proper).toBeUndefined()
      expect(lint(term.it.text, { where: 'label' })).toEqual([])
    }
})

it.each([
  [inZone('hand', nora), 'nella mano di Nora'],
  [inZone('hand'), 'in mano'],
  [inZone('library', nora), 'nel grimorio di Nora'],
  [inZone('graveyard', nora), 'nel cimitero di Nora'],
  [inZone('battlefield', nora), 'sul campo di battaglia'],
  [inZone('stack'), 'in pila'],
  [inZone('exile', nora), 'in esilio'],
  [inZone('command'), 'nella zona di comando'],
  [fromZone('hand', nora), 'dalla mano di Nora'],
  [fromZone('stack'), 'dalla pila'],
  [fromZone('battlefield'), 'dal campo di battaglia'],
  [fromZone('exile', nora), "dall'esilio"],
  [zoneLabel('hand', nora), 'Mano di Nora'],
  [zoneLabel('exile', nora), 'Esilio'],
  [zoneLabel('stack'), 'Pila'],
] as const)('zones: %s', (made, right) => expect(made).toBe(right))

it.each([
  [{ types: ['creature'], subtypes: ['Bear'] }, 'Creatura: Orso'],
  [{ types: ['artifact', 'creature'], subtypes: ['Golem'] }, 'Creatura artefatto: Golem'],
  [
    { types: ['creature'], supertypes: ['legendary'], subtypes: ['Human', 'Wizard'] },
    'Creatura leggendaria: Umano Mago',
  ],
  [{ types: ['artifact'], supertypes: ['legendary'] }, 'Artefatto leggendario'],
  [{ types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] }, 'Terra base: Foresta'],
  [{ types: ['enchantment'], subtypes: ['Aura'] }, 'Incantesimo: Aura'],
  [{ types: ['instant'] }, 'Istantaneo'],
  [{ types: ['land', 'artifact'] }, 'Terra artefatto'],
  [{ types: ['creature'], subtypes: ['Licantropo'] }, 'Creatura: Licantropo'],
  [{ types: [] }, 'Permanente'],
] as const)('type line: %#', (card, right) => expect(typeLine(card)).toBe(right))

it('names types as one noun', () => {
  expect(typeNoun(['creature'], ['legendary'])).toEqual(noun('creatura leggendaria', 'f'))
  expect(typeNoun(['enchantment'])).toEqual(noun('incantesimo', 'm'))
})

it('has subtypes with gender and plural', () => {
  expect(subtypes.size).toBeGreaterThan(80)
  expect(subtype('spirit')).toMatchObject({ it: { text: 'Spirito', gender: 'm' }, plural: 'Spiriti', en: 'Spirit' })
  expect(subtype('Zombie').plural).toBe('Zombie')
  expect(subtype('Sphinx').plural).toBe('Sfingi')
  expect(subtype('Wizard').plural).toBe('Maghi')
  for (const { it: word, plural } of subtypes.values()) {
    expect(word.text).toMatch(/^\p{Lu}\p{Ll}+$/u)
    expect(plural).toMatch(/^\p{Lu}\p{Ll}+$/u)
  }
})

it('names colours and symbols', () => {
  const creature = cardTypes.creature.it
  expect(colored(['R', 'G'], creature)).toBe('rossa e verde')
  expect(colored(['W', 'U', 'B'], cardTypes.artifact.it)).toBe('bianco, blu e nero')
  expect(colored([], creature)).toBe('incolore')
  expect(agree(colors.W.it, noun('Aure', 'f', 'p'))).toBe('bianche')
  expect(['2', 'U', 'U/P', 'W/B', 'X', 'T', 'Q'].map(readSymbol)).toEqual([
    ...['2', 'blu', 'blu o Phyrexiano', 'bianco o nero', 'X', 'TAP', 'STAP'],
  ])
})

it('names counters with the true minus', () => {
  expect(['+1/+1', '-1/-1', '−1/−1', '-2/-1', 'poison', 'time', 'verse'].map(counterName)).toEqual([
    ...['+1/+1', '−1/−1', '−1/−1', '−2/−1', 'veleno', 'tempo', 'verse'],
  ])
})

it('names the variants', () => expect(variants['two-headed-giant'].it).toBe('Gigante a Due Teste'))
