/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import type { ArrangeReply, DeckLine } from '../../../app/_ui/deck/contracts'
import { DeckLines } from '../../../app/_ui/deck/deck-lines'

// What came of moving or changing a question stands beside it, however long the deck is.

const line = (id: string): DeckLine => ({
  ...{ id, ask: `Domanda ${id}?`, apart: null, about: 'danno', level: undefined },
  ...{ rules: [], own: false },
})

const after = async (press: string, reply: ArrangeReply, next = ['a', 'b', 'c']) => {
  const action = async () => reply
  const of = (ids: readonly string[]) => <DeckLines deckId="m" lines={ids.map(line)} removed={[]} action={action} />
  const { container, rerender } = render(of(['a', 'b', 'c']))
  fireEvent.click(container.querySelector(`[id="${press}"]`) as HTMLElement)
  const said = await screen.findByText(reply.ok ? reply.said : /Non ho spostato nulla/)
  rerender(of(next))
  return { container, said }
}

test('a place that is none is refused beside the question that was to go there', async () => {
  const { container, said } = await after('dopo-b', { ok: false, error: 'bad-place', about: 'b' })
  expect(said.getAttribute('role')).toBe('alert')
  expect(said.closest('li')).toBe(container.querySelectorAll('.deck > li')[1])
})

test('another variant is told where it stands now', async () => {
  const reply: ArrangeReply = { ok: true, said: 'Ora c’è un’altra variante.', about: 'b' }
  const { container } = await after('variante-b', reply, ['a', 'd', 'c'])
  expect(screen.getByText(reply.said).closest('li')).toBe(container.querySelectorAll('.deck > li')[1])
})
