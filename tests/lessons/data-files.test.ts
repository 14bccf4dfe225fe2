import { type CheckItalian, readEditions, readGlossary } from '#lib/lessons/index'

const none: CheckItalian = () => []
const mistake: CheckItalian = (text) =>
  text.includes('sbaglio') ? [{ code: 'L00', offset: 0, text: 'uno sbaglio' }] : []

describe('the glossary', () => {
  const entry = (voce: string, definizione = 'Testo.') =>
    `- voce: "${voce}"\n  inglese: test\n  regole: [702.15]\n  definizione: "${definizione}"\n`
  const faults = (text: string, check = none) => {
    const read = readGlossary(text, 'content/glossario.yaml', check)
    return read.ok ? [] : read.error.map((m) => `${m.line}:${m.column} ${m.text}`)
  }

  test('entries come in alphabetical order with id and letter', () => {
    const read = readGlossary(entry('Zona') + entry("è l'abilità"), 'content/glossario.yaml', none)
    expect(read.ok && read.value.map(({ id, letter }) => [id, letter])).toEqual([
      ['e-l-abilita', 'E'],
      ['zona', 'Z'],
    ])
  })

  test('a rule number stays what is written, 119.10 too', () => {
    const read = readGlossary(entry('x').replace('702.15', '119.10, 110'), 'content/glossario.yaml', none)
    expect(read.ok && read.value[0]?.rules).toEqual(['119.10', '110'])
  })

  test('an entry that stands twice', () => {
    expect(faults(entry('zona') + entry('Zona'))).toEqual(["5:9 La voce «Zona» c'è già."])
  })

  test('a field that is missing, a field too many, a number that is none', () => {
    expect(faults('- voce: x\n  inglese: test\n  regole: [sette]\n  nota: no\n')).toEqual([
      '1:3 Manca «definizione», oppure non è del tipo giusto.',
      '1:3 «nota» non ci va.',
      '3:12 «regole» non va bene: ci vuole un numero di regola o di sezione.',
    ])
  })

  test('definitions are checked as prose', () => {
    expect(faults(entry('x', 'Uno sbaglio.'), mistake)).toEqual(['4:16 uno sbaglio'])
  })
})

describe('the editions', () => {
  const change = (from: string, to: string, title = 'Prova', rules = '119.4') =>
    `- titolo: ${title}\n  genere: regola\n  prima: Prima.\n  ora: Ora.\n  quando: allora\n  da: ${from}\n  a: ${to}\n  regole: [${rules}]\n`
  const read = (text: string, check = none) => readEditions(text, 'content/edizioni.yaml', check)
  const faults = (text: string, check = none) => {
    const result = read(text, check)
    return result.ok ? [] : result.error.map((m) => `${m.line}:${m.column} ${m.text}`)
  }
  const day = '2020-01-01'

  test('changes come in order of their first rule, a section before its rules, the earlier one first', () => {
    const result = read(
      change(day, day, 'Terza', '119.10') +
        change(day, day, 'Quarta', '702.15b, 119.1') +
        change(day, day, 'Prima', '119') +
        change('2021-01-01', '2021-01-01', 'Seconda bis', '119.2') +
        change(day, day, 'Seconda', '119.2'),
    )
    expect(result.ok && result.value.map(({ id }) => id)).toEqual([
      'prima',
      'seconda',
      'seconda-bis',
      'terza',
      'quarta',
    ])
  })

  test('a change says where lessons tell of it, with the line that says so', () => {
    const result = read(`${change(day, day)}  lezioni: [punti-vita#119.2, zone#il-campo]\n`)
    expect(result.ok && result.value[0]?.taught).toEqual([
      { lesson: 'punti-vita', at: '119.2', line: 9 },
      { lesson: 'zone', at: 'il-campo', line: 9 },
    ])
    expect(faults(`${change(day, day)}  lezioni: [punti-vita]\n`)).toEqual([
      '9:13 «lezioni» non va bene: ci vuole un posto come punti-vita#119.2.',
    ])
  })

  test('a change without a rule, and a title that stands twice', () => {
    expect(faults(change(day, day, 'Prova', ''))).toEqual(['8:11 «regole» non va bene: ci vuole almeno un numero.'])
    expect(faults(change(day, day, '«Prova»') + change(day, day, 'Prova'))).toEqual(["9:11 «Prova» c'è già."])
  })

  test('a change that ends before it begins, a kind that does not exist, a date that is none', () => {
    expect(faults(change('2021-01-01', '2020-01-01'))).toEqual(['7:6 La data «a» viene prima della data «da».'])
    expect(faults(change('2021-01-01', 'domani').replace('regola\n', 'altro\n'))).toEqual([
      '2:11 «genere» non va bene: ci vuole regola, nome o numero.',
      '7:6 «a» non va bene: ci vuole una data come 2019-07-12.',
    ])
  })

  test('its prose is checked', () => {
    expect(faults(change(day, day).replace('Ora.', 'Uno sbaglio.'), mistake)).toEqual(['4:8 uno sbaglio'])
  })
})
