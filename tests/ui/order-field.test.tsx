/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { OrderField } from '#ui/question/order-field'

const options = ['Prima', 'Poi', 'Infine'].map((text, n) => ({ key: `k${n}`, text }))

/** The places as the form has them, each time that it hears of a change. */
function heardBy(): string[] {
  const heard: string[] = []
  render(
    <form onInput={(e) => heard.push([...new FormData(e.currentTarget)].map(([, place]) => place).join(''))}>
      <OrderField options={options} />
    </form>,
  )
  return heard
}

/** Chooses as a browser does: the form hears of it before the field has moved the others. */
function choose(select: HTMLElement, value: string): void {
  ;(select as HTMLSelectElement).value = value
  fireEvent.input(select)
  fireEvent.change(select)
}

test('whoever chooses a place by its number is heard once all stand at places of their own', async () => {
  const heard = heardBy()
  choose(screen.getByLabelText('Posto di «Prima»'), '2')
  await waitFor(() => expect([...(heard.at(-1) ?? '')].toSorted()).toEqual(['1', '2', '3']))
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual(['1', '2', '3'])
  expect(screen.getAllByRole('listitem').map((li) => li.querySelector('span')?.textContent)).toEqual([
    'Poi',
    'Prima',
    'Infine',
  ])
})

test('so is whoever moves by a button', async () => {
  const heard = heardBy()
  fireEvent.click(screen.getByRole('button', { name: 'Più in basso: Prima' }))
  await waitFor(() => expect(heard).toEqual(['123']))
})
