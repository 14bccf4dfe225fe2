/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { sayError } from '#lib/italian/errors'
import { sentBack } from '#lib/server/form'
import { ActionForm } from '../../../app/_ui/action-form'
import { TypedProvider } from '../../../app/_ui/typed'
import { HandFields, OwnExamFields, PracticeFields } from '../../../app/(aula)/formatore/corsi/[id]/compiti/task-fields'
import { WhenFields } from '../../../app/(aula)/formatore/corsi/[id]/compiti/when-fields'

jest.mock('server-only', () => ({}))

// The fields of a new assignment: what does not go is said beside each, and what was typed is still there.

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const said = (label: RegExp) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const COUNT = (min: number, max: number) => `Qui vanno solo cifre: un numero intero da ${min} a ${max}.`

const lessons = [
  { slug: 'danno', title: 'Il danno' },
  { slug: 'vita', title: 'La vita' },
  { slug: 'tempo', title: 'Il tempo' },
]

/** A form that the server always sends back. */
const refused = (fields: React.ReactNode) =>
  render(
    <ActionForm action={async (_: unknown, form: FormData) => sentBack('malformed', form)} submit="Assegna">
      {fields}
    </ActionForm>,
  )
/** Sends it as it is: a browser would not let it go. */
async function send() {
  const form = document.querySelector('form') as HTMLFormElement
  fireEvent.submit(form)
  await waitFor(() => expect(form.textContent).toContain(sayError('malformed')))
}

it('each number that the server refused says so beside it, with its range, and stays as it was typed', async () => {
  refused(
    <>
      <WhenFields id="e" />
      <OwnExamFields lessons={lessons} />
      <HandFields pupils={[]} />
    </>,
  )
  const wrong: readonly (readonly [RegExp, string, string])[] = [
    [/^Tentativi/, '21', 'È troppo: il massimo è 20.'],
    [/^Peso/, '0,3', 'Il peso va da 0 a 10, anche con mezzi e quarti (per esempio 0,5).'],
    [/^Domande/, '2', 'È troppo poco: il minimo è 3.'],
    [/^Chiamate/, '', 'Serve un numero intero da 0 a 5.'],
    [/^Minuti/, 'un’ora', COUNT(1, 300)],
    [/^Si supera/, '70%', COUNT(1, 100)],
    [/^Su quanti/, '7,5', COUNT(1, 1_000)],
  ]
  for (const [label, text] of wrong) fireEvent.change(field(label), { target: { value: text } })
  await send()
  for (const [label, text, why] of wrong) {
    expect([label, field(label).value, said(label)]).toEqual([label, text, why])
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  }
})

it('a page that is made again, without script, has all that was typed and chosen, and says nothing of what goes', () => {
  const form = new FormData()
  const sent = [
    ['title', 'Il danno'],
    ['opensAt', '2026-12-01T10:00'],
    ['attempts', '3'],
    ['weight', '0,5'],
    ['missingAsZero', '1'],
    ['length', '50'],
    ['lesson', 'danno'],
    ['lesson', 'vita'],
    ['level', 'L2'],
  ] as const
  for (const [name, text] of sent) form.append(name, text)
  render(
    <TypedProvider value={sentBack('malformed', form).typed}>
      <WhenFields id="e" />
      <PracticeFields lessons={lessons} templates={[]} />
    </TypedProvider>,
  )
  expect([/^Titolo/, /^Si apre/, /^Tentativi/, /^Peso/].map((label) => field(label).value)).toEqual([
    'Il danno',
    '2026-12-01T10:00',
    '3',
    '0,5',
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Livello').value).toBe('L2')
  expect([/^Il danno/, /^La vita/, /^Il tempo/, /^Alla scadenza/].map((label) => field(label).checked)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([/^Tentativi/, /^Peso/, /^Domande/].map(said)).toEqual(['', '', 'È troppo: il massimo è 40.'])
})

it.each([
  ['1,25', ''],
  ['10', ''],
  ['10,25', 'Il peso va da 0 a 10, anche con mezzi e quarti (per esempio 0,5).'],
  ['-1', 'Qui va un numero da 0 a 10, anche con mezzi e quarti (per esempio 0,5).'],
  ['', 'Serve un numero da 0 a 10, anche con mezzi e quarti (per esempio 0,5).'],
])('of the weight «%s» it says «%s» while it is typed', (text, why) => {
  refused(<WhenFields id="e" />)
  fireEvent.input(field(/^Peso/), { target: { value: text } })
  expect(said(/^Peso/)).toBe(why)
  expect(field(/^Peso/).validationMessage).toBe(why)
})

it('marks above what they are to be out of are named', () => {
  expect(sayError('marks-above Bice (9)')).toBe(
    'Non ho salvato: c’è chi ha già un voto più alto di questo massimo. Prima cambia il voto di: Bice (9).',
  )
})
