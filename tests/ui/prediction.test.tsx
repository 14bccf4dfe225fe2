/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Prediction } from '../../app/_ui/lesson/prediction'

const mistake = { title: 'Il totale si ferma a 0.', href: '/lezioni/vita#errore-x' }
const drawn = () =>
  render(
    <Prediction
      id="s"
      question="Quanti punti vita ha Nora?"
      choices={[
        { text: '1', right: true },
        { text: '3', right: false, mistake },
        { text: '5', right: false },
      ]}
      before={<p>prima</p>}
    >
      <p>dopo</p>
    </Prediction>,
  ).container

it('asks in a group of its own, and nothing is chosen yet', () => {
  drawn()
  expect(screen.getByRole('group', { name: 'Quanti punti vita ha Nora?' })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
})

it('has a word for each choice, in the same order: whether it is so, and who thinks so', () => {
  const said = [...drawn().querySelectorAll('[role="status"] > *')].map((p) => p.textContent)
  expect(said).toEqual([
    'È quello che succede.',
    'Non va così: guarda i passi. Chi prevede questo pensa: «Il totale si ferma a 0».',
    'Non va così: guarda i passi.',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe(mistake.href)
})
