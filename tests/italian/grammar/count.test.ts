import {
  al,
  and,
  carte,
  count,
  countables,
  counted,
  creature,
  danni,
  figure,
  fromTo,
  hasLife,
  name,
  or,
  ordinal,
  phrase,
  pt,
  ptChange,
  puntiVita,
  volte,
} from '#lib/italian/grammar/index'
import { segnalini } from '#lib/italian/names/terms'

it.each([
  [danni(1), '1 danno'],
  [danni(2), '2 danni'],
  [danni(0), '0 danni'],
  [danni(21), '21 danni'],
  [puntiVita(1), '1 punto vita'],
  [puntiVita(0), '0 punti vita'],
  [puntiVita(2), '2 punti vita'],
  [carte(1), '1 carta'],
  [carte(3), '3 carte'],
  [creature(0), '0 creature'],
  [volte(1), '1 volta'],
  [volte(2), '2 volte'],
  [segnalini(1, 'poison'), '1 segnalino veleno'],
  [segnalini(10, 'poison'), '10 segnalini veleno'],
  [segnalini(1, '+1/+1'), '1 segnalino +1/+1'],
  [segnalini(2, '-1/-1'), '2 segnalini −1/−1'],
  [segnalini(3, 'time'), '3 segnalini tempo'],
  [segnalini(2, 'fedeltà'), '2 segnalini fedeltà'],
  [count(1, 'abilità'), '1 abilità'],
  [count(2, 'abilità'), '2 abilità'],
  [count(2, 'pedina creatura'), '2 pedine creatura'],
  [count(2, { one: 'scudo', many: 'scudi', gender: 'm' }), '2 scudi'],
] as const)('counts: %#', (made, right) => expect(made.text).toBe(right))

it('takes no article where the figure stands for it', () => {
  expect(al(count(2, 'creatura'))).toBe('a 2 creature')
  expect(al(counted(2, 'creatura'))).toBe('alle 2 creature')
  expect(al(counted(8, 'giocatore'))).toBe('agli 8 giocatori')
})

it('has both numbers of every counted noun', () => {
  for (const [word, { one, many, gender }] of Object.entries(countables)) {
    expect(one).toBe(word)
    expect(many.startsWith(one.slice(0, 3))).toBe(true)
    expect(many === one).toBe(word === 'abilità')
    expect(['m', 'f']).toContain(gender)
  }
})

it.each([
  [figure(-1), '−1'],
  [figure(0), '0'],
  [figure(-0), '0'],
  [figure(17), '17'],
  [pt(2, 2), '2/2'],
  [pt(-1, 3), '−1/3'],
  [ptChange(1, 1), '+1/+1'],
  [ptChange(-1, -1), '−1/−1'],
  [ptChange(2, 0), '+2/+0'],
  [ptChange(-2, 0), '−2/−0'],
  [ptChange(0, -3), '−0/−3'],
  [ptChange(0, 0), '+0/+0'],
  [ptChange(3, -1), '+3/−1'],
  [fromTo(7, 2), 'da 7 a 2'],
  [fromTo(4, -2), 'da 4 a −2'],
  [fromTo(11, 8), 'da 11 a 8'],
  [ordinal(1, 'f'), 'prima'],
  [ordinal(3, 'f'), 'terza'],
  [ordinal(2, 'm'), 'secondo'],
  [ordinal(10, 'm'), 'decimo'],
  [ordinal(11, 'f'), '11ª'],
  [ordinal(12, 'm'), '12º'],
] as const)('figures: %#', (made, right) => {
  expect(made).toBe(right)
  expect(made).not.toContain('-')
})

const [anna, nora, bruno] = [name('Anna', 'f'), name('Nora', 'f'), name('Bruno', 'm')]

it('joins lists without a comma before the last', () => {
  expect(and([])).toBe('')
  expect(and([anna])).toBe('Anna')
  expect(and([anna, nora])).toBe('Anna e Nora')
  expect(and([anna, nora, bruno])).toBe('Anna, Nora e Bruno')
  expect(and([name('Orso', 'm'), name('Elfo', 'm')])).toBe('Orso ed Elfo')
  expect(and([name('Elfo', 'm'), name('Orso', 'm')])).toBe('Elfo e Orso')
  expect(or([anna, nora, bruno])).toBe('Anna, Nora o Bruno')
  expect(or([name('Elfo', 'm'), name('Orso', 'm')])).toBe('Elfo o Orso')
  expect(and([1, 2, 8])).toBe('1, 2 e 8')
})

it('says a total below zero without a noun', () => {
  expect(hasLife(nora, 3)).toBe('Nora ha 3 punti vita')
  expect(hasLife(nora, 1)).toBe('Nora ha 1 punto vita')
  expect(hasLife(nora, 0)).toBe('Nora ha 0 punti vita')
  expect(hasLife(anna, -1)).toBe('il totale di Anna è −1')
  expect(phrase`${hasLife(anna, -1)} e ${puntiVita(2)}`).toBe('il totale di Anna è −1 e 2 punti vita')
})
