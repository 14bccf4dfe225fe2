/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { linesIn } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/voti/lines'
import { MarksForm, type MarksReply } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/voti/marks-form'
import { saySaved } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/voti/said'

// The form that gives marks to many at once: what it sends, whom it names where a mark is none, and what it says was saved.

const rows = [
  { userId: 'a', name: 'Ada', has: '7,5 su 10, voto a mano', mark: '7,5', excused: false },
  { userId: 'b', name: 'Bice', has: 'esonerato', mark: '', excused: true },
]
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

function shown(reply: MarksReply = { error: '', typed: {}, wrong: [] }, more = {}) {
  const sent: FormData[] = []
  const action = async (_: MarksReply | null, form: FormData) => {
    sent.push(form)
    return reply
  }
  const page = render(
    <MarksForm action={action} hidden={[['courseId', 'c']]} rows={rows} outOf={10} fixed={true} {...more} />,
  )
  const save = () => act(async () => void fireEvent.submit(page.container.querySelector('form') as HTMLFormElement))
  return { ...page, sent, save }
}

test('each has a field and a box, with what holds in them; what is sent says what stood there', async () => {
  const { sent, save } = shown()
  expect([field('Punti di Ada').value, field('Punti di Bice').value]).toEqual(['7,5', ''])
  expect([field('Esonera Ada').checked, field('Esonera Bice').checked]).toEqual([false, true])
  fireEvent.change(field('Punti di Ada'), { target: { value: '8' } })
  fireEvent.click(field('Esonera Bice'))
  await save()
  const form = sent[0] as FormData
  expect([form.get('courseId'), form.get('outOf'), form.get('reason')]).toEqual(['c', '10', ''])
  expect(linesIn(form)).toEqual([
    { userId: 'a', was: '7,5', points: '8', wasExcused: false, excused: false },
    { userId: 'b', was: '', points: '', wasExcused: true, excused: false },
  ])
})

test('out of how many is asked where the assignment does not say it once for all', () => {
  const { container } = shown(undefined, { fixed: false })
  expect(field('Su quanti').value).toBe('10')
  expect(container.querySelectorAll('[name=outOf]')).toHaveLength(1)
})

test('whose points are none is named, beside the field and below; what was typed stays', async () => {
  const typed = { 'era:a': '7,5', 'punti:a': '12', 'era:b': '', 'punti:b': '', reason: 'Orale.' }
  const { save } = shown({ error: 'exception-mark', typed, wrong: [{ userId: 'a', name: 'Ada' }] })
  await save()
  expect(field('Punti di Ada').value).toBe('12')
  expect(field('Punti di Ada').getAttribute('aria-invalid')).toBe('true')
  expect(field('Punti di Bice').getAttribute('aria-invalid')).toBeNull()
  const said = screen.getAllByRole('status').map((each) => each.textContent)
  expect(said.at(-1)).toMatch(/^Non ho salvato: .* Controlla i punti di: Ada\. Nessun voto è cambiato\.$/)
})

test('leaving with what is not saved is asked about, by a link and by the browser; with what stands as it stood it is not', () => {
  shown()
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/formatore/corsi/c?persone=cognome'
  const followed = jest.fn((e: Event) => e.preventDefault())
  link.addEventListener('click', followed)
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false)
  const unloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  fireEvent.click(link)
  expect([followed.mock.calls.length, ask.mock.calls.length, unloads()]).toEqual([1, 0, true])
  fireEvent.change(field('Punti di Bice'), { target: { value: '9' } })
  fireEvent.click(link)
  expect([followed.mock.calls.length, unloads()]).toEqual([1, false])
  expect(ask.mock.calls).toEqual([['Ci sono voti che non hai salvato: se esci si perdono. Vuoi uscire lo stesso?']])
  ask.mockReturnValue(true)
  fireEvent.click(link)
  expect(followed).toHaveBeenCalledTimes(2)
  fireEvent.change(field('Punti di Bice'), { target: { value: '' } })
  expect(unloads()).toBe(true)
  fireEvent.click(field('Esonera Ada'))
  expect(unloads()).toBe(false)
  link.remove()
  ask.mockRestore()
})

test('what was saved is counted', () => {
  expect(saySaved({})).toEqual([])
  expect(saySaved({ voti: '3' })).toEqual(['3 voti salvati.'])
  expect(saySaved({ voti: '1', tolti: '2', esonerati: '1', riammessi: '2' })).toEqual([
    '1 voto salvato.',
    '2 voti tolti: restano scritti nella storia.',
    'Esonero salvato per 1 persona.',
    'Esonero tolto a 2 persone.',
  ])
  expect(saySaved({ voti: '0' })).toEqual(['Nessuna riga è cambiata: non c’era niente da salvare.'])
})
