import { byName, bySurname } from '#lib/base/by-name'

test('names stand as an Italian reads them, and numbers in them by what they count', () => {
  const names = ['p10@esempio.it', 'Zoe', 'p2@esempio.it', 'Èva', 'Elio', 'anna']
  expect([...names].sort(byName)).toEqual(['anna', 'Elio', 'Èva', 'p2@esempio.it', 'p10@esempio.it', 'Zoe'])
})

test('by surname they stand by the last word of the name, and of one surname by all of it', () => {
  const names = ['Ada Zeri', 'Zoe Abate', 'Carla De Luca', 'Bea  Zeri ', 'Dora']
  expect([...names].sort(bySurname)).toEqual(['Zoe Abate', 'Dora', 'Carla De Luca', 'Ada Zeri', 'Bea  Zeri '])
})
