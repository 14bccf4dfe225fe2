/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Another } from '../../../app/_ui/deck/another'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

test('another question comes without moving the page; why there is none is said beside the button', async () => {
  const sent: FormData[] = []
  const replies = ['none-left', { at: '/scelta?domanda=b' }]
  const action = async (_: unknown, form: FormData) => {
    sent.push(form)
    return replies.shift() ?? ''
  }
  render(<Another action={action} hidden={[['itemId', 'a']]} place={2} />)
  const button = screen.getByRole('button', { name: 'Un’altra al posto della domanda 2' })
  fireEvent.click(button)
  await screen.findByText(/non ci sono altre domande/)
  expect(push).not.toHaveBeenCalled()
  fireEvent.click(button)
  await waitFor(() => expect(push).toHaveBeenCalledWith('/scelta?domanda=b', { scroll: false }))
  expect(sent.map((form) => [form.get('itemId'), form.get('resta')])).toEqual([
    ['a', '1'],
    ['a', '1'],
  ])
})
