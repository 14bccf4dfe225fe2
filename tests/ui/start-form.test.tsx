/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Arrived } from '../../app/_ui/question/arrived'
import { StartForm } from '../../app/_ui/start-form'

beforeEach(() => {
  global.scrollTo = jest.fn()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** What is pressed never comes back: the page that it leads to is shown instead. */
const press = (asks: boolean) => {
  const { unmount } = render(
    <StartForm asks={asks} action={() => new Promise(() => {})} className="btn">
      Inizia
    </StartForm>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Inizia' }))
  unmount()
}
const question = () => {
  render(
    <Arrived className="q" stem={<p>Orso attacca Nora.</p>} ask="Orso muore?">
      Risposta
    </Arrived>,
  )
  return screen.getByRole('group', { name: 'Orso muore?' })
}

it('the first question of what was started has the focus', () => {
  press(true)
  jest.advanceTimersByTime(5_000)
  expect(question()).toBe(document.activeElement)
})

it('a form that leads elsewhere leaves the focus to the page', () => {
  press(false)
  expect(question()).not.toBe(document.activeElement)
})

it('a question that somebody meets long after a start that failed does not take the focus', () => {
  press(true)
  jest.advanceTimersByTime(60_000)
  expect(question()).not.toBe(document.activeElement)
})
