/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { UnderWay } from '../../app/(aula)/formatore/sessioni/under-way'

// What an instructor has left open, above all ways to open something new.

const one = (id: string, code: string | null, players = 2) => ({ id, title: `Sala ${id}`, code, createdAt: 0, players })

test('each session that has not ended has the way back into it', () => {
  render(<UnderWay classes={[one('a', null), one('b', 'ABCDEF'), one('c', 'GHIJKL', 1)]} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/formatore/sessioni/b',
    '/formatore/sessioni/c',
  ])
  expect(screen.getByRole('link', { name: 'Riprendi Sala b' })).toBeTruthy()
  const { textContent } = screen.getByRole('region', { name: 'Sessioni in corso' })
  expect(textContent).toContain('Sessione in corso: Sala b · 2 persone.')
  expect(textContent).toContain('Sala c · 1 persona.')
})

test('where all have ended there is nothing', () => {
  expect(render(<UnderWay classes={[one('a', null)]} />).container.innerHTML).toBe('')
})
