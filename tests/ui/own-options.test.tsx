/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { OwnOption } from '#lib/questions/own-options'
import { combatQuestion, texts, wrongVerdict } from '../../app/_ui/fixtures/questions'
import { Bars } from '../../app/_ui/live/bars'
import { AnswersPart } from '../../app/_ui/own/answers-part'
import { OwnOptionsPart } from '../../app/_ui/own/own-options-part'
import { Verdict } from '../../app/_ui/verdict/verdict'

const WHY = 'Niente la fa tornare in mano.'

function Written({ seen }: { readonly seen: (options: readonly OwnOption[]) => void }) {
  const [options, setOptions] = useState<readonly OwnOption[]>([])
  seen(options)
  return <OwnOptionsPart options={options} onChange={setOptions} />
}

test('up to two options are written, each with its reason; the keyboard goes where one writes next', () => {
  let now: readonly OwnOption[] = []
  render(
    <Written
      seen={(options) => {
        now = options
      }}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi un’opzione tua' }))
  const text = screen.getByRole('textbox', { name: 'Che cosa dice' })
  expect(document.activeElement).toBe(text)
  fireEvent.change(text, { target: { value: 'Mano di Nora' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Perché è sbagliata' }), { target: { value: WHY } })
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi un’altra opzione tua' }))
  expect(now).toEqual([
    { text: 'Mano di Nora', why: WHY },
    { text: '', why: '' },
  ])
  expect(screen.queryByRole('button', { name: /^Aggiungi/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Togli l’opzione 1' }))
  expect(now).toEqual([{ text: '', why: '' }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aggiungi un’altra opzione tua' }))
})

const [first] = combatQuestion.options
const told = (chosen: boolean) => {
  const key = first?.key ?? 'x'
  const question = {
    ...combatQuestion,
    form: 'choice' as const,
    options: [
      { key, text: 'Mano di Nora' },
      { key: 'right', text: 'Cimitero' },
    ],
  }
  const written = [{ key, text: 'Mano di Nora', why: WHY, ...(chosen ? { chosen: true as const } : {}) }]
  return render(
    <Verdict
      verdict={{ ...wrongVerdict, rightKey: 'right', beliefs: [], believed: [], written }}
      texts={texts}
      question={question}
      stem={<p>Che cosa succede</p>}
      after={{
        point: { itemId: 'i1' },
        next: { href: '#prossima', label: 'Prossima' },
        another: async () => 'none-left',
      }}
      heading="h1"
      announce={false}
      place="quiz"
    />,
  )
}

// What is loaded apart is there from the first test on.
beforeAll(async () => (await act(async () => told(true))).unmount())

test('whoever chose it reads why it is wrong; everybody reads under it whose it is', () => {
  told(true)
  expect(screen.getByText('Perché è sbagliata').nextElementSibling?.textContent).toBe(
    `${WHY} Opzione di chi ha scritto la domanda.`,
  )
  expect(screen.getByText('La domanda').closest('details')?.textContent).toContain(
    `Mano di Nora Opzione di chi ha scritto la domanda. ${WHY}`,
  )
})

test('whoever chose something else is not told of it as if they had', () => {
  told(false)
  expect(screen.queryByText('Perché è sbagliata')).toBeNull()
  expect(document.body.textContent).toContain('Opzione di chi ha scritto la domanda.')
})

test('among the answers of a class its bar says whose it is', () => {
  const bars = [
    { key: 'a', text: 'Mano di Nora', count: 2, right: false, written: true as const },
    { key: 'b', text: 'Cimitero di Nora', count: 1, right: true },
  ]
  render(<Bars spread={{ answered: 3, right: 1, gaveUp: 0, bars, beliefs: [] }} players={3} />)
  expect(screen.getAllByText(/opzione di chi ha scritto la domanda/)).toHaveLength(1)
})

describe('the answers of a question that is being written', () => {
  const answers = { right: 'Cavaliere', wrong: [], own: [], others: ['Orso', 'Lupo'], few: 'own-too-few' }
  const shown = (of: string, look: () => Promise<{ ok: true; value: typeof answers }>, onAdd = jest.fn()) => (
    <AnswersPart of={of} look={look} ready onAdd={onAdd} />
  )
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('come by themselves after a pause, and again after a change, those of before standing there meanwhile', async () => {
    const look = jest.fn(async () => ({ ok: true as const, value: answers }))
    const { rerender, container } = render(shown('uno', look))
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(look).toHaveBeenCalledTimes(1)
    expect(container.querySelector('.was')).toBeNull()
    rerender(shown('due', look))
    expect(container.querySelector('.was')?.textContent).toContain('Cavaliere')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(look).toHaveBeenCalledTimes(2)
    expect(container.querySelector('.was')).toBeNull()
  })

  test('what was written while they were looked for is looked for afterwards', async () => {
    let come: () => void = () => undefined
    const look = jest.fn(
      () =>
        new Promise<{ ok: true; value: typeof answers }>((done) => {
          come = () => done({ ok: true, value: answers })
        }),
    )
    const { rerender } = render(shown('uno', look))
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    rerender(shown('due', look))
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(look).toHaveBeenCalledTimes(1)
    await act(async () => come())
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('where they are few one press puts the others among one’s own', async () => {
    const onAdd = jest.fn()
    render(shown('uno', async () => ({ ok: true, value: answers }), onAdd))
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    fireEvent.click(screen.getByRole('button', { name: 'Completa con altre risposte' }))
    expect(onAdd).toHaveBeenCalledWith(['Orso', 'Lupo'])
  })
})
