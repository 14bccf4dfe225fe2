/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { Look } from '../../../app/_ui/deck/look'
import { numberQuestion, rightVerdict, yesNoQuestion } from '../../../app/_ui/fixtures/questions'

// A question as whoever teaches looks at it before students do.

const verdict = { ...rightVerdict, headline: 'Anna non può attivare l’abilità.', rightKey: 'y2' }

test('among options that begin alike it says which is right, in its own words; the answer is folded unless it is wanted', () => {
  const { container, rerender } = render(<Look question={yesNoQuestion} verdict={verdict} />)
  const told = () => screen.getByText('La risposta e il perché').closest('details')
  expect(told()?.textContent).toContain('Giusta: «No, perché il pagamento porta il totale a 0.»')
  expect(told()?.open).toBe(false)
  rerender(<Look question={yesNoQuestion} verdict={verdict} open />)
  expect(container.querySelector('.ans details')).toHaveProperty('open', true)
})

test('where nothing is chosen among options, the sentence is the answer', () => {
  const { container } = render(<Look question={numberQuestion} verdict={verdict} />)
  expect(container.textContent).not.toContain('Giusta:')
})
