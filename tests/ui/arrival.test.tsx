/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { goingOn } from '../../app/_ui/question/arrival'
import { Arrived } from '../../app/_ui/question/arrived'

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  global.scrollTo = scrolled
})
const show = (ask: string) =>
  render(
    <Arrived className="q" stem={<p>Orso attacca Nora.</p>} ask={ask}>
      <input aria-label="Risposta" />
    </Arrived>,
  )
const question = (name: string) => screen.getByRole('group', { name })

it('a question that a page opens with leaves the focus where it is', () => {
  show('Quanti punti vita ha Nora?')
  expect(document.activeElement).toBe(document.body)
  expect(scrolled).not.toHaveBeenCalled()
})

it('one that comes after another has the focus and is read with what happens, once', () => {
  goingOn()
  const { unmount } = show('Quanti punti vita ha Nora?')
  const group = question('Quanti punti vita ha Nora?')
  expect(document.activeElement).toBe(group)
  const told = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toBe('Orso attacca Nora.')
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  unmount()
  show('Orso muore?')
  expect(document.activeElement).not.toBe(question('Orso muore?'))
})
