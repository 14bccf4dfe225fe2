/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { combatQuestion } from '../../app/_ui/fixtures/questions'
import { PaperQuestion } from '../../app/_ui/paper/paper-question'
import { remindersPlace } from '../../app/_ui/question/reminders-place'
import { Stem } from '../../app/_ui/question/stem'

const keywords = [{ it: 'Legame vitale', en: 'lifelink', text: 'Il danno fa guadagnare punti vita.' }]
const question = { ...combatQuestion, keywords }
const bare = { ...combatQuestion, keywords: keywords.map(({ it, en }) => ({ it, en })) }

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.reminders
})

describe('what keywords do', () => {
  it('is said in practice until the reader does without, on every question of this device', () => {
    render(
      <>
        <Stem question={question} />
        <Stem question={question} />
      </>,
    )
    const [one, other] = screen.getAllByRole('button', { name: /^Nascondi/ })
    expect(other).toBeTruthy()
    fireEvent.click(one as HTMLElement)
    expect(document.documentElement.dataset.reminders).toBe('no')
    expect(localStorage.getItem(remindersPlace)).toBe('no')
    const back = screen.getAllByRole('button', { name: /^Mostra/ })
    expect(back).toHaveLength(2)
    fireEvent.click(back[1] as HTMLElement)
    expect(document.documentElement.dataset.reminders).toBeUndefined()
    expect(localStorage.getItem(remindersPlace)).toBeNull()
  })

  it('is not said to who does without, also where the page ran nothing before it was painted', () => {
    localStorage.setItem(remindersPlace, 'no')
    render(<Stem question={question} />)
    expect(document.documentElement.dataset.reminders).toBe('no')
    expect(screen.getByRole('button', { name: /^Mostra/ })).toBeTruthy()
  })

  it('has no switch where it is not said at all; both names stay', () => {
    const { container } = render(<Stem question={bare} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelector('.words')?.textContent).toBe('Legame vitale (lifelink) ')
  })

  it('is not printed', () => {
    const { container } = render(<PaperQuestion position={1} question={question} />)
    expect(container.textContent).toContain('Legame vitale (lifelink)')
    expect(container.textContent).not.toContain('guadagnare')
  })
})
