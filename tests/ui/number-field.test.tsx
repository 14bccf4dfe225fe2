/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { CountInput } from '../../app/_ui/count-input'
import { Boxes } from '../../app/_ui/question/boxes'
import { NumberField } from '../../app/_ui/question/number-field'

// What a field does not take stays where it was typed, and is said.

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const said = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.input(field(), { target: { value } })

const whole = [
  ['', ''],
  ['−', ''],
  ['-3', ''],
  [' 007 ', ''],
  ['2,5', 'Serve un numero intero: virgole e punti non vanno.'],
  ['1.', 'Serve un numero intero: virgole e punti non vanno.'],
  ['due', 'Qui vanno solo cifre, con − davanti se il numero è negativo.'],
  ['3 punti', 'Qui vanno solo cifre, con − davanti se il numero è negativo.'],
  ['1234567890', 'È troppo lungo: al massimo 9 cifre.'],
] as const

describe.each([
  ['a number', () => <NumberField unit="punti vita" invalid={false} value="" />],
  ['a box', () => <Boxes boxes={[{ label: 'Punti vita di Nora', options: [] }]} invalid={false} value="" />],
] as const)('%s as an answer', (_, shown) => {
  it.each(whole)('of «%s» says «%s»', (typed, why) => {
    render(shown())
    type(typed)
    expect(said()).toBe(why)
    expect(field().value).toBe(typed)
    expect(field().getAttribute('aria-invalid')).toBe(why === '' ? null : 'true')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')).toBe(screen.getByRole('status'))
  })
})

it('a button beside a number leaves what is no number, and says why', () => {
  render(<NumberField unit="punti vita" invalid={false} value="" />)
  type('due')
  fireEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
  expect(field().value).toBe('due')
  type('2')
  fireEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
  expect([field().value, said()]).toEqual(['3', ''])
})

describe('a count', () => {
  it.each([
    ['', ''],
    ['3', ''],
    ['60', ''],
    ['2', 'È troppo poco: il minimo è 3.'],
    ['61', 'È troppo: il massimo è 60.'],
    ['dieci', 'Qui vanno solo cifre: un numero intero da 3 a 60.'],
    ['1,5', 'Qui vanno solo cifre: un numero intero da 3 a 60.'],
  ])('of «%s» says «%s», and the form waits', (typed, why) => {
    render(<CountInput id="numero" name="count" min={3} max={60} defaultValue={20} />)
    type(typed)
    expect([field().value, said(), field().validationMessage]).toEqual([typed, why, why])
  })
})
