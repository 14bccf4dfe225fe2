import { quoted } from '../../../app/_ui/quoted'

test('quotes within quotes are others', () => {
  expect(quoted('Su carta: foglio A, con scritto «Ada Bruni».')).toBe('«Su carta: foglio A, con scritto “Ada Bruni”.»')
})
