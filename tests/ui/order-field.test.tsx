/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { OrderField } from '#ui/question/order-field'

const options = ['Prima', 'Poi', 'Infine'].map((text, n) => ({ key: `k${n}`, text }))

/** The places as the form has them, each time that it hears of a change. */
function heardBy(): string[] {
  const heard: string[] = []
  render(
    <form onInput={(e) => heard.push([...new FormData(e.currentTarget)].map(([, place]) => place).join(''))}>
      <OrderField options={options} value="" />
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

/** A form that draws itself again whenever it hears of a change. */
function Redrawn({ hear }: { readonly hear: (keys: string) => void }) {
  const [n, again] = useState(0)
  return (
    <form
      data-n={n}
      onInput={(e) => {
        hear([...new FormData(e.currentTarget)].map(([name]) => name.slice('place:'.length)).join(''))
        again(n + 1)
      }}
    >
      <OrderField options={options} value="" />
    </form>
  )
}

test('a form that draws itself again as soon as it hears of a change takes nothing back', async () => {
  const heard: string[] = []
  render(<Redrawn hear={(keys) => heard.push(keys)} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Posto di «Infine»')
  // As a keyboard or a mouse does it: between the two events the page may be drawn again.
  select.value = '2'
  fireEvent.input(select)
  fireEvent.change(select)
  await waitFor(() => expect(heard.at(-1)).toBe('k0k2k1'))
})

test('an order of before is there again, whoever comes with another set of things begins anew', () => {
  const value = JSON.stringify([
    ['place:k0', '3'],
    ['place:k1', '1'],
    ['place:k2', '2'],
  ])
  const { unmount } = render(<OrderField options={options} value={value} />)
  const shown = () => screen.getAllByRole('listitem').map((li) => li.querySelector('span')?.textContent)
  expect(shown()).toEqual(['Poi', 'Infine', 'Prima'])
  unmount()
  render(<OrderField options={options} value='[["place:k1","1"]]' />)
  expect(shown()).toEqual(['Prima', 'Poi', 'Infine'])
})
