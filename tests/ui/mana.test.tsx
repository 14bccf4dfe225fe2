/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Glossary } from '../../app/_ui/glossary'
import { Pops } from '../../app/_ui/lesson/pops'
import { Mana, WithMana } from '../../app/_ui/mana/mana'
import { inWords, nameOf } from '../../app/_ui/mana/names'
import { RuleChips } from '../../app/_ui/rule-chips'
import { RulesInPlace } from '../../app/_ui/rules-in-place'
import { marked } from '../../app/_ui/search/marked'
import { HitBody } from '../../app/_ui/search/parts'
import { Beliefs } from '../../app/_ui/verdict/beliefs'
import { Thoughts } from '../../app/_ui/verdict/thoughts'

describe('mana', () => {
  it.each([
    ['U', 'blu'],
    ['3', '3'],
    ['U/P', 'blu Phyrexiano'],
    ['G/W', 'verde o bianco'],
    ['2/R', '2 o rosso'],
    ['T', 'TAP'],
    ['X', 'X'],
  ])('reads %s aloud as «%s»', (symbol, name) => expect(nameOf(symbol)).toBe(name))

  it('is one picture with its cost as a name', () => {
    render(<Mana symbols={['2', 'W', 'W']} label="costo" />)
    const picture = screen.getByRole('img', { name: 'costo 2, bianco, bianco' })
    expect(picture.querySelectorAll('svg')).toHaveLength(3)
  })

  it('is words where only letters can stand: in a menu, in the name of a card', () => {
    expect(inWords('Pago {T} già TAPpata')).toBe('Pago TAP già TAPpata')
    expect(inWords('{2}{U}, {T}: pesca una carta.')).toBe('2, blu, TAP: pesca una carta.')
    const titles = ['Pago {T} già TAPpata', 'Altro']
    const beliefs = titles.map((title) => ({ id: title, title, text: 'Conti {Q}.', reread: [] }))
    const believed = titles.map((belief) => ({ belief, shared: 0, steps: [] }))
    const menu = render(<Thoughts verdict={{ beliefs, believed }} chosen={0} onChoose={() => undefined} />)
    expect(menu.container.querySelector('option')?.textContent).toBe('Pago TAP già TAPpata')
    menu.unmount()
    const told = render(<Beliefs beliefs={beliefs} texts={{}} />)
    expect(told.container.textContent).not.toContain('{')
    expect(screen.getAllByRole('img', { name: 'STAP' })).toHaveLength(2)
  })

  describe('in the text of a rule or of a term is drawn', () => {
    const texts = { '107.5': { title: 'Il simbolo di TAP', text: 'Il simbolo {T} TAPpa.' } }
    const drawn = (container: Element) => {
      expect(container.textContent).not.toContain('{')
      expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('TAP')
    }

    it('beside a step', () => {
      const { container } = render(<RuleChips rules={['107.5']} texts={texts} />)
      fireEvent.click(screen.getByRole('link', { name: '107.5' }))
      drawn(container)
    })

    it('where a chip of a long page opens it', async () => {
      global.fetch = (async () => ({ ok: true, json: async () => texts })) as never
      HTMLElement.prototype.showPopover = () => undefined
      const { container } = render(
        <>
          <a className="chip" href="/regole/107.5">
            107.5
          </a>
          <RulesInPlace texts="/testi" />
        </>,
      )
      await act(async () => fireEvent.click(screen.getByText('107.5')))
      drawn(container)
    })

    it('over a lesson, and in the glossary', () => {
      const terms = [{ id: 'tap', it: 'TAPpare', en: 'tap', definition: 'Ciò che chiede {T}.' }]
      const rules = render(<Pops texts={texts} terms={[]} here={[]} />)
      drawn(rules.container)
      rules.unmount()
      const over = render(<Pops texts={{}} terms={terms} here={[]} />)
      drawn(over.container)
      over.unmount()
      const entries = terms.map((term) => ({ ...term, alternatives: [], rules: [] }))
      drawn(render(<Glossary entries={entries} />).container)
    })

    it.each(['t', 'r', '2'])('and marked whole where somebody looks for «%s»', (typed) => {
      const text = 'Paga {2}{R/W}, {T}: pesca'
      const extract = marked(text, new Set([typed]))
      expect(extract.map((part) => part.text).join('')).toBe(text)
      const { container } = render(<HitBody hit={{ kind: 'regola', title: [], where: '', href: '', extract }} />)
      expect(container.textContent).toBe('RegolaPaga , : pesca')
      expect(container.querySelectorAll('mark')).toHaveLength(1)
    })
  })

  it('draws nothing for a card without a cost', () => {
    expect(render(<Mana symbols={[]} />).container.innerHTML).toBe('')
  })

  it('draws a symbol of two colours as two halves with two glyphs', () => {
    const { container } = render(<Mana symbols={['G/W']} />)
    expect(container.querySelectorAll('.disc')).toHaveLength(2)
    expect([...container.querySelectorAll('use')].map((u) => u.getAttribute('href')?.split('#')[1])).toEqual(['G', 'W'])
  })

  it('finds symbols inside a text and leaves the words as they are', () => {
    const { container } = render(
      <p>
        <WithMana text="{2}{B}, {T}: pesca una carta." />
      </p>,
    )
    expect(container.textContent).toBe(', : pesca una carta.')
    expect(screen.getAllByRole('img').map((i) => i.getAttribute('aria-label'))).toEqual(['2, nero', 'TAP'])
  })

  it('keeps the signs around a symbol in its line', () => {
    const { container } = render(
      <p>
        <WithMana text="Sfera ha «{T}: aggiungi {G}». Poi ({2}{U}) e basta." />
      </p>,
    )
    expect([...container.querySelectorAll('.nb')].map((held) => held.textContent)).toEqual(['«:', '».', '()'])
    expect(container.textContent).toBe('Sfera ha «: aggiungi ». Poi () e basta.')
  })

  it('has the glyphs of mana-font, unchanged', () => {
    const made = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/mana-sprite.ts'], { encoding: 'utf8' })
    expect(readFileSync('app/_ui/mana/sprite.svg', 'utf8')).toBe(made)
  })
})
