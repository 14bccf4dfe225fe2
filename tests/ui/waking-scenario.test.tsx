/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { WakingScenario } from '../../app/_ui/lesson/waking-scenario'

// What listens comes in a file of its own: here it comes alive at a touch and at nothing else.
jest.mock('../../app/_ui/lesson/approach', () => ({
  approach(part: Element, _: unknown, show: (table: ReactNode) => void) {
    const wake = () => show('il tavolo')
    part.addEventListener('pointerdown', wake)
    return () => part.removeEventListener('pointerdown', wake)
  },
}))
jest.mock('../../app/_ui/still/still', () => ({ Still: () => 'le parole' }))

const scenario = <WakingScenario words={{ page: 'p', name: 'n' }} data={'' as never} texts={{}} />

test('who touches the words before what listens has come is heard', async () => {
  render(scenario)
  fireEvent.pointerDown(screen.getByText('le parole'))
  await act(async () => undefined)
  expect(screen.getByText('il tavolo')).toBeTruthy()
})

test('it comes alive for nobody who has not touched it', async () => {
  render(scenario)
  await act(async () => undefined)
  expect(screen.getByText('le parole')).toBeTruthy()
  await act(async () => fireEvent.pointerDown(screen.getByText('le parole')))
  expect(screen.getByText('il tavolo')).toBeTruthy()
})
