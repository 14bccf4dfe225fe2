/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AnswerReply } from '../../app/_ui/contracts'
import { combatQuestion, numberQuestion, rightVerdict } from '../../app/_ui/fixtures/questions'
import { setSingleKeys } from '../../app/_ui/keys/preference'
import { readDraft } from '../../app/_ui/question/draft'
import { QuestionForm, type QuestionFormProps } from '../../app/_ui/question/question-form'

jest.mock('next/navigation', () => ({ unstable_isUnrecognizedActionError: () => false }))

const good: AnswerReply = { ok: true, value: { verdict: rightVerdict, texts: {} } }
const plain = { action: () => undefined, reply: null }

function form(over: Partial<QuestionFormProps> = {}) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const replies: (() => Promise<AnswerReply>)[] = []
  const onAnswered = jest.fn()
  const action = jest.fn(async (_: AnswerReply | null, data: FormData) => {
    sent.push(Object.fromEntries(data))
    return (replies.shift() ?? (async () => good))()
  })
  const view = render(
    <QuestionForm
      question={combatQuestion}
      action={action}
      plain={plain}
      hidden={{ quizId: 'q1', position: '3' }}
      idempotencyKey="dal-server"
      onAnswered={onAnswered}
      heading="h1"
      place="quiz"
      {...over}
    />,
  )
  return { ...view, sent, replies, action, onAnswered }
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /Conferma/ }))
const option = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })

// What is loaded apart (the list of shortcuts) is there from the first test on.
beforeAll(async () => (await act(async () => form())).unmount())

beforeEach(() => {
  localStorage.clear()
  jest.useRealTimers()
})

describe('the answer to a question', () => {
  it('sends what was chosen, where it belongs, and a key of its own', async () => {
    const { sent, onAnswered } = form()
    fireEvent.click(option('Nora ha 2 punti vita.'))
    confirm()
    await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(good.ok && good.value))
    expect(sent).toEqual([
      { quizId: 'q1', position: '3', key: 'k2', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ])
    expect(readDraft('q1/3')).toBeUndefined()
  })

  it('says how sure it is where that is asked and said, and never insists', async () => {
    const bare = form()
    expect(bare.container.querySelector('input[name=confidence]')).toBeNull()
    bare.unmount()
    const { sent, unmount } = form({ asksConfidence: true })
    fireEvent.click(option('Nora ha 2 punti vita.'))
    confirm()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('confidence')
    unmount()
    const again = form({ asksConfidence: true })
    fireEvent.click(option('Nora ha 2 punti vita.'))
    fireEvent.click(screen.getByLabelText('Sicura'))
    confirm()
    await waitFor(() => expect(again.sent[0]).toMatchObject({ key: 'k2', confidence: '3' }))
  })

  it('says it after a reload too, confirmed or not yet', async () => {
    const first = form({ asksConfidence: true })
    fireEvent.click(option('Nora ha 2 punti vita.'))
    fireEvent.click(screen.getByLabelText('Incerta'))
    first.unmount()
    const again = form({ asksConfidence: true })
    expect(screen.getByLabelText<HTMLInputElement>('Incerta').checked).toBe(true)
    again.replies.push(() => new Promise(() => undefined))
    confirm()
    await waitFor(() => expect(again.sent).toHaveLength(1))
    again.unmount()
    // On its way as the page was loaded again.
    const { sent } = form({ asksConfidence: true })
    await waitFor(() => expect(sent[0]).toMatchObject({ key: 'k2', confidence: '2' }))
  })

  it('asks for a choice when there is none, and sends nothing', () => {
    const { action } = form()
    confirm()
    expect(screen.getByText(/^Scegli una risposta/)).toBeTruthy()
    expect(action).not.toHaveBeenCalled()
  })

  it('gives up without a choice', async () => {
    const { sent } = form()
    fireEvent.click(screen.getByRole('button', { name: 'Non lo so' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ giveUp: '1' })
    expect(sent[0]).not.toHaveProperty('key')
  })

  it('confirms, and does not give up, when a form is sent by Enter in a field: that takes the first button', () => {
    const { container } = form({ question: numberQuestion })
    expect(container.querySelector('button[type=submit]')?.textContent).toContain('Conferma')
  })

  it('counts one answer however often it is confirmed', async () => {
    const { action, replies, onAnswered, container } = form()
    replies.push(() => new Promise((go) => setTimeout(() => go(good), 30)))
    fireEvent.click(option('Nora ha 2 punti vita.'))
    confirm()
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await waitFor(() => expect(onAnswered).toHaveBeenCalled())
    expect(action).toHaveBeenCalledTimes(1)
  })

  describe('with the keyboard', () => {
    it('chooses with a digit and confirms with Enter', async () => {
      const { sent } = form()
      fireEvent.keyDown(document.body, { key: '3' })
      expect(option('Nora perde la partita.').checked).toBe(true)
      fireEvent.keyDown(document.body, { key: 'Enter' })
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]).toMatchObject({ key: 'k3' })
    })

    it('gives what is typed on the page to the field of a number, and nothing else', () => {
      form({ question: numberQuestion })
      const field = screen.getByRole<HTMLInputElement>('textbox')
      field.value = '1'
      for (const key of ['7', '0', '-']) {
        field.blur()
        const taken = !fireEvent.keyDown(document.body, { key })
        // The browser writes it where the focus is.
        expect([key, taken, document.activeElement === field, field.selectionStart]).toEqual([key, false, true, 1])
      }
      field.blur()
      fireEvent.keyDown(document.body, { key: 'x' })
      expect(document.activeElement).not.toBe(field)
    })

    it('leaves digits alone where the reader turned single keys off, and with a modifier', () => {
      setSingleKeys(false)
      form()
      fireEvent.keyDown(document.body, { key: '3' })
      setSingleKeys(true)
      fireEvent.keyDown(document.body, { key: '3', ctrlKey: true })
      expect(option('Nora perde la partita.').checked).toBe(false)
    })

    it('leaves the whole keyboard alone inside another page', () => {
      form({ place: 'page' })
      fireEvent.keyDown(document.body, { key: '3' })
      expect(option('Nora perde la partita.').checked).toBe(false)
    })
  })

  describe('as a number', () => {
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'punti vita' })

    it.each([
      ['−3', '-3'],
      [' 12 ', '12'],
      ['-0', '0'],
    ])('reads «%s» as %s', async (typed, number) => {
      const { sent } = form({ question: numberQuestion })
      fireEvent.input(field(), { target: { value: typed } })
      confirm()
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]).toMatchObject({ number })
    })

    it.each(['', 'tre', '1,5', '--2'])('does not take «%s» for a number', (typed) => {
      const { action } = form({ question: numberQuestion })
      fireEvent.input(field(), { target: { value: typed } })
      confirm()
      expect(screen.getByText(/^Scrivi un numero intero/)).toBeTruthy()
      expect(action).not.toHaveBeenCalled()
    })

    it('moves by one and changes sign with its buttons', () => {
      form({ question: numberQuestion })
      fireEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
      fireEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
      fireEvent.click(screen.getByRole('button', { name: 'Cambia segno' }))
      expect(field().value).toBe('−2')
      fireEvent.click(screen.getByRole('button', { name: 'Uno in meno' }))
      expect(field().value).toBe('−3')
    })
  })

  describe('when things go wrong', () => {
    it('finds the choice again after a reload', () => {
      const { unmount, action } = form()
      fireEvent.click(option('Nora ha 2 punti vita.'))
      unmount()
      form()
      expect(option('Nora ha 2 punti vita.').checked).toBe(true)
      expect(action).not.toHaveBeenCalled()
    })

    it('keeps the choices of different questions apart', () => {
      const { unmount } = form()
      fireEvent.click(option('Nora ha 2 punti vita.'))
      unmount()
      form({ hidden: { quizId: 'q1', position: '4' } })
      expect(option('Nora ha 2 punti vita.').checked).toBe(false)
    })

    it('says that it is not saved, tries again by itself, and always with the same key', async () => {
      jest.useFakeTimers()
      const { sent, replies, onAnswered } = form()
      replies.push(
        () => Promise.reject(new TypeError('fetch failed')),
        async () => ({ ok: false, error: 'database-down' }),
      )
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await act(() => jest.advanceTimersByTimeAsync(10))
      expect(screen.getByText(/Non è ancora salvata: riprovo/)).toBeTruthy()
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      expect(onAnswered).toHaveBeenCalledTimes(1)
      expect(new Set(sent.map((s) => s.idempotencyKey)).size).toBe(1)
      expect(sent).toHaveLength(3)
      expect(screen.queryByText(/Non è ancora salvata/)).toBeNull()
    })

    it('goes on after a reload with what was confirmed before it, under the same key', async () => {
      const first = form()
      first.replies.push(() => Promise.reject(new TypeError('fetch failed')))
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await waitFor(() => expect(screen.getByText(/Non è ancora salvata/)).toBeTruthy())
      first.unmount()
      const second = form()
      await waitFor(() => expect(second.onAnswered).toHaveBeenCalled())
      expect(second.sent[0]).toEqual(first.sent[0])
    })

    it('sends a number again as the server reads it, also after a reload', async () => {
      const first = form({ question: numberQuestion })
      first.replies.push(() => Promise.reject(new TypeError('fetch failed')))
      fireEvent.input(screen.getByRole('textbox', { name: 'punti vita' }), { target: { value: '−3' } })
      confirm()
      await waitFor(() => expect(screen.getByText(/Non è ancora salvata/)).toBeTruthy())
      first.unmount()
      const second = form({ question: numberQuestion })
      await waitFor(() => expect(second.sent).toHaveLength(1))
      expect(second.sent[0]).toEqual(first.sent[0])
      expect(second.sent[0]).toMatchObject({ number: '-3' })
    })

    it('lets nobody change a choice that is on its way', async () => {
      const { replies } = form()
      replies.push(() => new Promise(() => undefined))
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await waitFor(() => expect(option('Nora ha 1 punto vita.').matches(':disabled')).toBe(true))
    })

    it('does not send again by itself what was refused', async () => {
      const first = form()
      first.replies.push(async () => ({ ok: false, error: 'invalid-answer' }))
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await waitFor(() => expect(screen.getByText('Questa risposta non è fra quelle possibili.')).toBeTruthy())
      first.unmount()
      const second = form()
      expect(option('Nora ha 2 punti vita.').checked).toBe(true)
      expect(second.action).not.toHaveBeenCalled()
    })

    it('stops and keeps the choice when the session has ended', async () => {
      jest.useFakeTimers()
      const { replies, action } = form()
      replies.push(async () => ({ ok: false, error: 'expired-session' }))
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(screen.getByText('La sessione è scaduta.')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Accedi' })).toBeTruthy()
      expect(action).toHaveBeenCalledTimes(1)
      expect(readDraft('q1/3')?.value).toBe('k2')
    })

    it('says what a browser without script was told', () => {
      form({ plain: { ...plain, reply: { ok: false, error: 'invalid-answer' } } })
      expect(screen.getByText('Questa risposta non è fra quelle possibili.')).toBeTruthy()
    })

    it('does not tell a browser without script that it tries again', () => {
      form({ plain: { ...plain, reply: { ok: false, error: 'database-down' } } })
      expect(screen.getByText('La risposta non è stata salvata.')).toBeTruthy()
      expect(screen.queryByText('Riprova ora')).toBeNull()
    })

    it('survives a browser that keeps nothing', async () => {
      const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied')
      })
      const { onAnswered } = form()
      fireEvent.click(option('Nora ha 2 punti vita.'))
      confirm()
      await waitFor(() => expect(onAnswered).toHaveBeenCalled())
      blocked.mockRestore()
    })
  })
})
