/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { Podium } from '../../app/_ui/live/podium'

// Who is first at the end of a live session, where several have the same points.

const place = (nickname: string, points: number, rank: number) => ({ nickname, points, rank })

test('of the same points is the same place, and who is not named is counted', () => {
  const podium = [place('Anna', 3, 1), place('Bruno', 3, 1), place('Zoe', 1, 3)]
  const { rerender } = render(<Podium total={3} podium={podium} podiumMore={4} />)
  const list = screen.getByRole('list', { name: 'I primi posti' })
  const places = [...list.querySelectorAll('li')]
  expect(places.map(({ value }) => value)).toEqual([1, 1, 3])
  expect(places.map(({ textContent }) => textContent)).toEqual(['Anna 3 punti', 'Bruno 3 punti', 'Zoe 1 punto'])
  expect(screen.getByText('E altre 4 persone con gli stessi punti.')).toBeTruthy()
  rerender(<Podium total={3} podium={podium} podiumMore={1} />)
  expect(screen.getByText('E un’altra persona con gli stessi punti.')).toBeTruthy()
  rerender(<Podium total={3} podium={podium} />)
  expect(document.body.textContent).not.toContain('stessi punti')
})

test('where nobody has a point there is no list, and it says so', () => {
  const { container, rerender } = render(<Podium total={3} podium={[]} />)
  expect(container.querySelector('ol')).toBeNull()
  expect(container.textContent).toBe('Nessuno ha fatto punti: il podio resta vuoto. La prossima volta andrà meglio.')
  // Where nobody is told who is first, or nothing was asked, there is nothing to say.
  rerender(<Podium total={3} />)
  expect(container.innerHTML).toBe('')
  rerender(<Podium total={0} podium={[]} />)
  expect(container.innerHTML).toBe('')
})
