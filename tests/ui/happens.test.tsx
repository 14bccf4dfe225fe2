/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Json } from '#lib/base/json'
import { type EditedView, tellEdited } from '#lib/italian/edited'
import { Happens } from '../../app/_ui/own/happens'

const bear = { id: 'orso', name: 'Orso', pt: '2/2' }
const whole = { field: { A: [bear], N: [] }, script: [] }
const half = {
  ...whole,
  hand: {
    A: [
      {
        id: 'saetta',
        name: 'Saetta',
        types: ['instant'],
        abilities: [{ type: 'spell', effect: { do: 'destroy', what: { target: 0 } } }],
      },
    ],
  },
}

test('a situation that is half built says what is missing, and keeps the table as it was', () => {
  render(<Happens told={tellEdited(half)} played={tellEdited(whole)} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Saetta, abilità 1: L’effetto parla del bersaglio 1/)
  expect(screen.getByRole('status').textContent).toMatch(/Il tavolo qui sotto è quello di prima/)
  expect(screen.getByLabelText('Il tavolo all’inizio').textContent).toMatch(/Orso/)
})

test('before anything could be played there is no table to keep, and none is promised', () => {
  render(<Happens told={tellEdited(half)} played={undefined} />)
  expect(screen.getByRole('status').textContent).not.toMatch(/tavolo qui sotto/)
  expect(screen.queryByLabelText(/^Il tavolo/)).toBeNull()
})

// The table beside the editor goes with each change to where that comes to bear.

const creature = (id: string, pt: string): Json => ({ id, types: ['creature'], pt })
const situation = (script: readonly Json[], mine: readonly Json[] = [creature('orso', '2/2')]): EditedView =>
  tellEdited({ field: { A: mine, N: [creature('golem', '3/3')] }, script })

const ATTACK: Json = { attack: { orso: 'N' } }
const BLOCK: Json = { block: { golem: 'orso' } }
const attacked = situation([ATTACK])
const blocked = situation([ATTACK, BLOCK])
const fought = situation([ATTACK, BLOCK, 'combat-damage'])

/** Shows some situations one after the other, as they come of what is edited; says at which step the last one stands. */
function edited(...views: readonly EditedView[]) {
  const happens = (told: EditedView, played: EditedView | undefined) => <Happens told={told} played={played} />
  const fine = (n: number): EditedView | undefined =>
    views.slice(0, n + 1).findLast(({ problems }) => problems.length === 0)
  cleanup()
  const { rerender } = render(<div />)
  for (const [n, view] of views.entries()) rerender(happens(view, fine(n)))
}
const at = (): string => screen.getByLabelText(/^Il tavolo/).getAttribute('aria-label') ?? ''
const step = (n: number): string => `Il tavolo al passo ${n}`

test('an action that is added is on show, and each of the next', () => {
  expect([attacked, blocked, fought].map(({ steps }) => steps.length)).toEqual([1, 2, 5])
  edited(situation([]), attacked, blocked)
  expect(at()).toBe(step(2))
  edited(situation([]), attacked, blocked, fought)
  expect(at()).toBe(step(3))
})

test('an action that is taken out leaves the last step', () => {
  edited(fought, blocked)
  expect(at()).toBe(step(2))
})

test('what is put on the table is on show at the step that one looks at; what changes a step shows that', () => {
  edited(blocked, situation([ATTACK, BLOCK], [creature('orso', '2/2'), creature('lupo', '1/1')]))
  expect(at()).toBe(step(1))
  edited(attacked, fought, situation([ATTACK, BLOCK, 'combat-damage'], [creature('orso', '5/5')]))
  expect(at()).toBe(step(3))
})

test('a change that cannot be played yet leaves the table where it was, also once it can', () => {
  const broken = situation([ATTACK, BLOCK, { block: { golem: 'nessuno' } }])
  expect(broken.problems).not.toEqual([])
  edited(attacked, blocked, broken)
  expect(at()).toBe(step(2))
  edited(attacked, blocked, broken, blocked)
  expect(at()).toBe(step(2))
})

test('whoever goes back a step stays there', () => {
  edited(attacked, blocked)
  fireEvent.click(screen.getByRole('button', { name: 'Passo precedente' }))
  expect(at()).toBe(step(1))
})
