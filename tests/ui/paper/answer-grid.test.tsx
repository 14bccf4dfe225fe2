/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { AnswerGrid } from '../../../app/_ui/paper/answer-grid'

test('where boxes are filled in there is a line for each, where a number is written one', () => {
  const boxes = ['Anna', 'Nora', 'Lia'].map((label) => ({ label, options: [], unit: 'danni' }))
  const board = { form: 'board' as const, options: [], boxes }
  const number = { form: 'number' as const, options: [], unit: 'danni' }
  render(
    <AnswerGrid
      variant="A"
      questions={[
        { position: 1, question: board },
        { position: 2, question: number },
      ]}
    />,
  )
  const lines = screen.getAllByRole('listitem').map((each) => each.querySelectorAll('.pblank').length)
  expect(lines).toEqual([3, 1])
})
