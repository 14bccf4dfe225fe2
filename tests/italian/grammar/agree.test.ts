import { agree, isPlural, lo, name, noun, pluralOf, verb } from '#lib/italian/grammar/index'

const orso = name('Orso', 'm')
const elfo = name('Elfo', 'm')
const sfinge = name('Sfinge', 'f')
const lince = name('Lince', 'f')
const scudi = noun('scudi', 'm', 'p')
const carte = noun('carte', 'f', 'p')

it.each([
  ['distrutto', orso, 'distrutto'],
  ['distrutto', sfinge, 'distrutta'],
  ['distrutto', scudi, 'distrutti'],
  ['distrutto', carte, 'distrutte'],
  ['TAPpato', orso, 'TAPpato'],
  ['TAPpato', sfinge, 'TAPpata'],
  ['TAPpato', [orso, sfinge], 'TAPpati'],
  ['TAPpato', [sfinge, lince], 'TAPpate'],
  ['TAPpato', [orso, elfo], 'TAPpati'],
  ['STAPpato', [sfinge], 'STAPpata'],
  ['bloccato', [carte], 'bloccate'],
  ['indistruttibile', sfinge, 'indistruttibile'],
  ['indistruttibile', [orso, sfinge], 'indistruttibili'],
  ['incolore', carte, 'incolori'],
  ['bianco', scudi, 'bianchi'],
  ['bianco', carte, 'bianche'],
  ['bianco', sfinge, 'bianca'],
  ['unico', scudi, 'unici'],
  ['unico', carte, 'uniche'],
  ['proprio', scudi, 'propri'],
  ['proprio', carte, 'proprie'],
  ['proprio', sfinge, 'propria'],
  ['blu', carte, 'blu'],
  ['verde', scudi, 'verdi'],
  ['largo', scudi, 'larghi'],
] as const)('%s agrees', (word, subject, right) => expect(agree(word, subject)).toBe(right))

it.each([
  ['infligge', 'infliggono'],
  ['perde', 'perdono'],
  ['guadagna', 'guadagnano'],
  ['resta', 'restano'],
  ['va', 'vanno'],
  ['è', 'sono'],
  ['ha', 'hanno'],
  ['fa', 'fanno'],
  ['dà', 'danno'],
  ['sta', 'stanno'],
  ['può', 'possono'],
  ['deve', 'devono'],
  ['viene', 'vengono'],
  ['previene', 'prevengono'],
  ['ottiene', 'ottengono'],
  ['contiene', 'contengono'],
  ['muore', 'muoiono'],
  ['sale', 'salgono'],
  ['scende', 'scendono'],
  ['sceglie', 'scelgono'],
  ['toglie', 'tolgono'],
  ['rimane', 'rimangono'],
  ['oppone', 'oppongono'],
  ['sottrae', 'sottraggono'],
  ['esce', 'escono'],
  ['subisce', 'subiscono'],
  ['distrugge', 'distruggono'],
  ['cessa', 'cessano'],
  ['blocca', 'bloccano'],
  ['paga', 'pagano'],
  ['TAPpa', 'TAPpano'],
  ['esilia', 'esiliano'],
  ['si innesca', 'si innescano'],
  ['si risolve', 'si risolvono'],
  ['si TAPpa', 'si TAPpano'],
  ['ne resta', 'ne restano'],
] as const)('%s, %s', (one, many) => {
  expect(verb(one, 1)).toBe(one)
  expect(verb(one, orso)).toBe(one)
  expect(verb(one, [orso])).toBe(one)
  expect(verb(one, [])).toBe(one)
  expect(verb(one, 0)).toBe(many)
  expect(verb(one, 2)).toBe(many)
  expect(verb(one, scudi)).toBe(many)
  expect(verb(one, [orso, sfinge])).toBe(many)
  expect(verb(one, [carte])).toBe(many)
})

it.each([
  [orso, 'lo'],
  [sfinge, 'la'],
  [[orso, sfinge], 'li'],
  [[sfinge, lince], 'le'],
  [scudi, 'li'],
  [carte, 'le'],
] as const)('pronoun %#', (x, right) => expect(lo(x)).toBe(right))

it.each([
  ['Orso', 'm', 'Orsi'],
  ['Mago', 'm', 'Maghi'],
  ['Pesce', 'm', 'Pesci'],
  ['Pirata', 'm', 'Pirati'],
  ['Indizio', 'm', 'Indizi'],
  ['Monaco', 'm', 'Monaci'],
  ['bersaglio', 'm', 'bersagli'],
  ['Golem', 'm', 'Golem'],
  ['Aura', 'f', 'Aure'],
  ['Saga', 'f', 'Saghe'],
  ['magia', 'f', 'magie'],
  ['mano', 'f', 'mani'],
  ['pioggia', 'f', 'piogge'],
  ['freccia', 'f', 'frecce'],
  ['quercia', 'f', 'querce'],
  ['energia', 'f', 'energie'],
  ['Sfinge', 'f', 'Sfingi'],
  ['bianca', 'f', 'bianche'],
  ['abilità', 'f', 'abilità'],
  ['Divinità', 'f', 'Divinità'],
] as const)('plural of %s (%s)', (word, gender, right) => expect(pluralOf(word, gender)).toBe(right))

it('counts none as many', () => {
  expect([0, 1, 2, -1].map(isPlural)).toEqual([true, false, true, true])
})
