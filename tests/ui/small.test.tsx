/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { does, lead, tally } from '#lib/italian/site'
import { COURSE_IS } from '../../app/_ui/course/phases'
import { Glossary, type GlossaryEntry } from '../../app/_ui/glossary'
import { Heat, tenths } from '../../app/_ui/heat'
import { sayMarks } from '../../app/_ui/marks'
import { Assumptions } from '../../app/_ui/question/assumptions'
import { beforePaint } from '../../app/_ui/shell/before-paint'
import { themePlace } from '../../app/_ui/shell/places'
import { ThemeSwitch } from '../../app/_ui/shell/theme-switch'
import { offerFor } from '../../app/_ui/trouble/offers'

describe('the marks of a quiz', () => {
  it.each([
    [['ok', 'ok', 'ko', 'blank', null], 5, 'Domanda 5 di 5: 2 giuste, 1 sbagliata, 1 senza risposta'],
    [[null, null], 1, 'Domanda 1 di 2'],
    [['ok', 'ko', 'ko'], undefined, '3 domande: 1 giusta, 2 sbagliate'],
  ] as const)('%j are said', (marks, position, said) => expect(sayMarks(marks, position)).toBe(said))
})

describe('counts in a page', () => {
  it('agree with their nouns and verbs', () => {
    expect([tally(1, 'giusta'), tally(3, 'giusta'), tally(1, 'domanda'), tally(0, 'passo')]).toEqual([
      '1 giusta',
      '3 giuste',
      '1 domanda',
      '0 passi',
    ])
    expect([does('ha', 1), does('ha', 0), does('manca', 2)]).toEqual(['ha', 'hanno', 'mancano'])
  })

  it('follow one sign alone', () => {
    expect(['Lupo è indistruttibile.', 'Danno segnato', 'Lupo è vivo?'].map(lead)).toEqual([
      'Lupo è indistruttibile:',
      'Danno segnato:',
      'Lupo è vivo?',
    ])
  })

  it('a course is not «è non»', () => {
    for (const said of Object.values(COURSE_IS)) expect(said).toMatch(/^(?:non )?è /)
  })
})

describe('the map of rules', () => {
  it('never shows as new a rule that was met', () => {
    expect(tenths({ state: 'learning', mastery: 0 })).toBe(1)
    expect(tenths({ state: 'new', mastery: 0 })).toBe(0)
    expect(tenths({ state: 'solid', mastery: 1 })).toBe(10)
  })

  it('says what a cell shows', () => {
    render(<Heat rules={[{ rule: '119.4a', state: 'learning', mastery: 0.4, due: true }]} />)
    const cell = screen.getByRole('link', { name: '119.4a: in corso, 40%, da ripassare' })
    expect(cell.textContent).toBe('.4a')
    expect(cell.getAttribute('style')).toBeNull()
  })
})

describe('the glossary', () => {
  const entry = (id: string, it: string, en: string, definition: string): GlossaryEntry => ({
    id,
    it,
    en,
    alternatives: [],
    definition,
    rules: [{ n: '120', linked: true }],
  })
  const entries = [
    entry('danno', 'danno', 'damage', 'Ciò che una fonte infligge.'),
    entry('legame-vitale', 'legame vitale', 'lifelink', 'Il danno fa guadagnare punti vita.'),
    entry('priorita', 'priorità', 'priority', 'Il permesso di agire.'),
  ]
  const shown = () => [...document.querySelectorAll('.gloss > div:not([hidden])')].map((e) => e.id)

  it.each([
    ['', ['danno', 'legame-vitale', 'priorita']],
    ['LIFELINK', ['legame-vitale']],
    ['priorita', ['priorita']],
    ['danno vita', ['legame-vitale']],
    ['i danni', ['danno', 'legame-vitale']],
    ['dell’abilità', []],
    ['legàmi vitali', ['legame-vitale']],
    ['120', ['danno', 'legame-vitale', 'priorita']],
  ])('typing «%s» leaves %j', (typed, ids) => {
    render(<Glossary entries={entries} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
    expect(shown()).toEqual(ids)
  })

  it('says so when nothing is left', () => {
    render(<Glossary entries={entries} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    expect(screen.getByText('Nessuna voce')).toBeTruthy()
    expect(screen.getByText(/^Nessuna voce contiene «zzz»/)).toBeTruthy()
  })
})

describe('the theme', () => {
  afterEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset.theme
  })

  it('is set before the page is painted, from what was chosen', () => {
    localStorage.setItem(themePlace, 'dark')
    // biome-ignore lint/security/noGlobalEval: this is the text that the page runs
    globalThis.eval(beforePaint)
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('takes nothing but the two names from what is stored', () => {
    localStorage.setItem(themePlace, 'x" onload="')
    // biome-ignore lint/security/noGlobalEval: this is the text that the page runs
    globalThis.eval(beforePaint)
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('is chosen, kept, and given back to the system', () => {
    render(<ThemeSwitch />)
    fireEvent.click(screen.getByRole('radio', { name: 'Scuro' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem(themePlace)).toBe('dark')
    fireEvent.click(screen.getByRole('radio', { name: 'Sistema' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem(themePlace)).toBeNull()
  })
})

describe('an address that leads nowhere', () => {
  it.each([
    ['/lezioni/pesca', 'Non c’è una lezione «pesca».', '/lezioni'],
    ['/domande/x.v1.0', 'Questa domanda non esiste.', '/quiz'],
    ['/quiz/123', 'Questo quiz non è qui.', '/quiz'],
    ['/progressi/storia/123', 'Questa risposta non è qui.', '/progressi/storia'],
    ['/%E0%A4%A', 'A questo indirizzo non c’è niente.', '/'],
  ])('%s: «%s», and the nearest thing', (path, title, href) => {
    const offer = offerFor(path)
    expect(offer.title).toBe(title)
    expect(offer.links[0]?.[0]).toBe(href)
  })
})

describe('what is taken for granted', () => {
  it('is said in three lines: players can pay, only what is told happens, cards are of who controls them', () => {
    render(<Assumptions />)
    const lines = screen.getAllByRole('listitem').map((li) => li.textContent ?? '')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/possono pagare/)
    expect(lines[1]).toMatch(/solo ciò che è descritto/)
    expect(lines[2]).toMatch(/di chi la controlla/)
  })
})
