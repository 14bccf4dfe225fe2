/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Mana, WithMana } from '../../app/_ui/mana/mana'
import { nameOf } from '../../app/_ui/mana/names'

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
