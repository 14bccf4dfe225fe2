/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { combatQuestion, rightVerdict, skippedVerdict, texts, wrongVerdict } from '../../app/_ui/fixtures/questions'
import { groups } from '../../app/_ui/verdict/groups'
import { Verdict } from '../../app/_ui/verdict/verdict'

type Props = Parameters<typeof Verdict>[0]

const another = async () => 'none-left'

const show = (verdict: Props['verdict'], over: Partial<Props> = {}) =>
  render(
    <Verdict
      verdict={verdict}
      texts={texts}
      question={combatQuestion}
      stem={<p>Che cosa succede</p>}
      after={{ point: { itemId: 'i1' }, next: { href: '#prossima', label: 'Prossima' }, another }}
      heading="h1"
      announce={false}
      place="quiz"
      {...over}
    />,
  )

const heading = () => screen.getByRole('heading', { level: 1 })
const lit = () => document.querySelector('[aria-current=step] .stepno')?.textContent

// What is loaded apart (the list of shortcuts) is there from the first test on.
beforeAll(async () => (await act(async () => show(rightVerdict))).unmount())

describe('the verdict', () => {
  it.each([
    ['Giusto. Nora ha 2 punti vita.', rightVerdict],
    ['Sbagliato. Nora ha 2 punti vita.', wrongVerdict],
    ['Senza risposta. Nora ha 2 punti vita.', skippedVerdict],
    ['L’esito è giusto, la ragione no. Nora ha 2 punti vita.', { ...wrongVerdict, rightOutcomeWrongReason: true }],
  ])('says «%s»', (said, verdict) => {
    show(verdict)
    expect(heading().textContent).toBe(said)
  })

  it('speaks of who answered where somebody else reads it', () => {
    show({ ...wrongVerdict, theirs: true })
    screen.getByText('Che cosa ha creduto')
    expect(screen.getAllByText(/Come l’ha pensata/)).not.toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/\b(?:hai|tua)\b/)
  })

  it('keeps the table in view of whoever goes through the steps', () => {
    const into = jest.fn()
    Element.prototype.scrollIntoView = into
    show(rightVerdict)
    expect(into).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(into).toHaveBeenCalledWith({ block: 'nearest' })
    expect((into.mock.contexts[0] as Element).classList.contains('at')).toBe(true)
  })

  it('takes the focus when it has just come, and not when the page opens with it', () => {
    show(wrongVerdict)
    expect(document.activeElement).toBe(document.body)
    show(rightVerdict, { announce: true })
    expect(document.activeElement?.textContent).toMatch(/^Giusto/)
  })

  it('tells the belief, and leaves to the chips what to reread', () => {
    show(wrongVerdict)
    expect(screen.getByText('Il guadagno di legame vitale va in pila e arriva dopo il danno.')).toBeTruthy()
    const paragraph = screen.getByText(/^Metti in pila/)
    expect(paragraph.textContent).toMatch(/stesso evento\.$/)
    const reread = screen.getByText('Che cosa rileggere').nextElementSibling as HTMLElement
    expect(
      within(reread)
        .getAllByRole('link')
        .map((l) => l.textContent),
    ).toEqual(['120.3f', '702.15b', 'Lezione: Danno'])
  })

  it('says that the belief is a guess where several lead to the same answer', () => {
    const [one] = wrongVerdict.beliefs
    show({ ...wrongVerdict, beliefs: one ? [one, { ...one, id: 'altra' }] : [] })
    expect(screen.getAllByText('Che cosa puoi aver creduto')).toHaveLength(2)
  })

  it('tells the shared steps once, then the rules’ beside the believed', () => {
    const { container } = show(wrongVerdict)
    const numbers = (part: string) =>
      [...container.querySelectorAll(`${part} > ol > li > .stepno`)].map((n) => n.textContent)
    expect(numbers('.trunk')).toEqual(['1', '2'])
    expect(numbers('.is')).toEqual(['3', '…', '6'])
    expect(numbers('.as')).toEqual(['3', '4'])
  })

  it('lets choose whose steps to follow where several beliefs lead to the same answer', () => {
    const [one] = wrongVerdict.beliefs
    const [first] = wrongVerdict.believed
    if (!one || !first) throw new Error('the fixture has a belief')
    const other = { ...one, id: 'altra', title: 'Il danno non si guarda.' }
    const steps = [
      ...wrongVerdict.steps.slice(0, 1),
      { ...wrongVerdict.steps[1], n: 2, sentence: 'Non succede niente.' },
    ]
    const { container } = show({
      ...wrongVerdict,
      beliefs: [one, other],
      believed: [first, { belief: 'altra', shared: 1, steps: steps as typeof first.steps }],
    })
    const choice = screen.getByLabelText('Convinzione da seguire')
    expect([...choice.querySelectorAll('option')].map((o) => o.textContent)).toEqual([one.title, other.title])
    fireEvent.change(choice, { target: { value: '1' } })
    expect(container.querySelector('.as')?.textContent).toContain('Non succede niente.')
    expect(screen.getByText('Il tavolo al passo 2')).toBeTruthy()
    expect(container.querySelector('.at.as-believed')).toBeTruthy()
  })

  it('has one trace where nothing explains the answer', () => {
    const { container } = show(rightVerdict)
    expect(container.querySelector('.fork')).toBeNull()
    expect(container.querySelector('.side')).toBeTruthy()
  })

  it('folds runs of steps that do not decide, and opens them when the table comes there', () => {
    show(rightVerdict)
    const fold = screen.getByText('2 passi che non decidono').closest('details') as HTMLDetailsElement
    expect(fold.open).toBe(false)
    for (let i = 0; i < 3; i++) fireEvent.click(screen.getByRole('button', { name: 'Passo successivo' }))
    expect(lit()).toBe('4')
    expect(fold.open).toBe(true)
  })

  it('never folds everything', () => {
    const steps = rightVerdict.steps.map((s) => ({ ...s, decisive: false }))
    expect(groups(steps)).toEqual([{ folded: false, steps }])
  })

  it('begins where the answer parts from the rules', () => {
    show(wrongVerdict)
    expect(lit()).toBe('3')
    expect(screen.getByText('Il tavolo al passo 3')).toBeTruthy()
    expect(document.querySelector('.at .life.hot')?.textContent).toBe('2 punti vita')
  })

  it('moves the table with the buttons and the arrows, and stops at the ends', () => {
    show(wrongVerdict)
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(screen.getByText('Passo 4 di 6')).toBeTruthy()
    for (let i = 0; i < 9; i++) fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(screen.getByText('Passo 1 di 6')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Passo precedente' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the table as it was believed, and says so', () => {
    const { container } = show(wrongVerdict)
    fireEvent.click(
      within(container.querySelector('.as') as HTMLElement).getAllByRole('button', {
        name: /passo 3/,
      })[0] as HTMLElement,
    )
    expect(container.querySelector('.at.as-believed h2')?.textContent).toContain('Come l’hai pensata')
    expect(container.querySelector('.at .life.hot')?.textContent).toBe('−2 punti vita')
  })

  it('opens a rule in place, and only where its text is known', () => {
    const { container } = show(wrongVerdict)
    const trunk = within(container.querySelector('.trunk') as HTMLElement)
    const chip = trunk.getByRole('link', { name: '120.3a' })
    fireEvent.click(chip)
    expect(chip.getAttribute('aria-expanded')).toBe('true')
    expect(trunk.getByText(/gli fa perdere altrettanti punti vita/)).toBeTruthy()
    fireEvent.click(chip)
    expect(trunk.queryByText(/gli fa perdere altrettanti/)).toBeNull()
    expect(trunk.getByRole('link', { name: '608.2c' }).hasAttribute('aria-expanded')).toBe(false)
  })

  it('goes on with N, and inside another page leaves the keyboard alone', () => {
    show(wrongVerdict)
    const clicked = jest.fn((e: Event) => e.preventDefault())
    screen.getByRole('link', { name: /Prossima/ }).addEventListener('click', clicked)
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('leaves the keyboard alone inside another page', () => {
    show(wrongVerdict, { place: 'page' })
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(lit()).toBe('3')
  })

  it('makes staying on the point the main thing to do after a mistake, and going on after a right answer', () => {
    const wrong = show(wrongVerdict)
    expect(wrong.container.querySelector('.next .main')?.textContent).toContain('Un’altra domanda')
    expect(wrong.container.querySelector<HTMLInputElement>('input[name=belief]')?.value).toBe('lifelink-stacks')
    const right = show(rightVerdict)
    expect(right.container.querySelector('.next .main')?.textContent).toContain('Prossima')
  })

  it('shows again what was asked, with the right option and one’s own', () => {
    show(wrongVerdict)
    const options = [...document.querySelectorAll('.asked .opt')]
    expect(options.map((o) => o.className)).toEqual(['opt off', 'opt ok', 'opt ko', 'opt off'])
    expect(options[2]?.textContent).toContain('La tua')
  })
})
