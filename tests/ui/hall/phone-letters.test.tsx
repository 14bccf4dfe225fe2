/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { combatQuestion } from '../../../app/_ui/fixtures/questions'
import { Answering } from '../../../app/_ui/live/answering'

jest.mock('next/navigation', () => ({ unstable_isUnrecognizedActionError: () => false }))

test('boxes to fill in have on a phone the letters that they have on the wall', async () => {
  const boxes = ['Punti vita di Nino', 'Punti vita di Nora'].map((label) => ({ label, options: [] }))
  const question = { ...combatQuestion, form: 'board', options: [], boxes } as unknown as Parameters<
    typeof Answering
  >[0]['question']
  await act(async () => {
    render(<Answering code="1234" question={question} onAnswered={() => undefined} />)
  })
  expect(screen.getByLabelText('A · Punti vita di Nino')).toBeTruthy()
  expect(screen.getByLabelText('B · Punti vita di Nora')).toBeTruthy()
})
