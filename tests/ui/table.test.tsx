/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { tellScenario } from '#lib/italian/index'
import { card, combat, crowded, duel, seat, threeAttack } from '../../app/_ui/fixtures/tables'
import { Table } from '../../app/_ui/table/table'

const seats = (root: HTMLElement) => [...root.querySelectorAll('.seat')]

describe('the table', () => {
  it('draws the reader’s side last and the others on top', () => {
    const { container } = render(<Table table={crowded} />)
    expect(seats(container).map((s) => s.className)).toEqual(['seat foe', 'seat foe', 'seat mine'])
    expect(seats(container).at(-1)?.textContent).toContain('Anna')
  })

  it('seats a team on one side', () => {
    const team = (player: string, name: string, of: string) =>
      seat(player, name, 30, { team: `Squadra di ${of}`, active: player === 'B' })
    const seatsOf = [
      team('N', 'Nora', 'Nora'),
      team('B', 'Bruno', 'Anna'),
      team('C', 'Carla', 'Nora'),
      team('A', 'Anna', 'Anna'),
    ]
    const { container } = render(<Table table={{ ...threeAttack, seats: seatsOf }} />)
    expect(seats(container).map((s) => s.querySelector('b')?.textContent)).toEqual(['Nora', 'Carla', 'Bruno', 'Anna'])
    expect(container.querySelector('.lanes')?.className).toBe('lanes rise')
  })

  it('says life totals with their unit, the true minus, and the singular of one', () => {
    const { container } = render(<Table table={threeAttack} />)
    expect([...container.querySelectorAll('.life')].map((l) => l.textContent)).toEqual([
      '20 punti vita',
      '−3 punti vita',
    ])
    const one = render(<Table table={{ ...duel, seats: [seat('A', 'Anna', 1), seat('N', 'Nora', 2)] }} />)
    expect(one.container.querySelector('.life')?.textContent).toBe('1 punto vita')
  })

  it('lights of a card that changed the damage or the size that did, and not both', () => {
    const lit = (of: Partial<ReturnType<typeof card>>) => {
      const row = { ...duel, lanes: [], rows: { A: [card('orso', 'Orso', { hot: true, damage: 1, ...of })] } }
      const { container, unmount } = render(<Table table={row} />)
      const parts = [...container.querySelectorAll('.card :is(.pt, .dmg).hot')].map((part) => part.textContent)
      unmount()
      return parts
    }
    expect([lit({ damaged: true }), lit({ resized: true }), lit({})]).toEqual([['1 danno'], ['2/2'], []])
  })

  it('says poison only where there is some', () => {
    render(<Table table={{ ...duel, seats: [seat('A', 'Anna', 1, { poison: 1 }), seat('N', 'Nora', 2)] }} />)
    expect(screen.getByText('1 segnalino veleno')).toBeTruthy()
    expect(screen.queryByText(/0 segnalini/)).toBeNull()
  })

  it('lights the total that changed and shows the sum behind it', () => {
    const hot = { ...duel, seats: [seat('A', 'Anna', 0, { hot: true, change: '3 → 0' }), seat('N', 'Nora', 2)] }
    const { container } = render(<Table table={hot} />)
    expect(container.querySelectorAll('.life.hot')).toHaveLength(1)
    expect(screen.getByText('3 → 0')).toBeTruthy()
  })

  it('opens a pile whose cards everybody may see, and no other', () => {
    render(<Table table={combat} />)
    const opener = screen.getByRole('button', { name: /2\s*Cimitero/ })
    const list = document.getElementById(opener.getAttribute('popovertarget') ?? '')
    expect(list?.textContent).toContain('Palude')
    expect(screen.queryByRole('button', { name: /Grimorio/ })).toBeNull()
  })

  it('leaves out empty piles and an empty stack where it is compact', () => {
    const piles = (count: number) => [{ id: 'graveyard' as const, label: 'Cimitero', count, cards: [] }]
    const nora = seat('N', 'Nora', 20, { piles: [] })
    const after = { ...duel, seats: [seat('A', 'Anna', 20, { piles: piles(1) }), nora] }
    const before = { ...duel, seats: [seat('A', 'Anna', 20, { piles: piles(0) }), nora] }
    const pilesIn = (root: HTMLElement) => [...root.querySelectorAll('.pile')].map((pile) => pile.textContent)
    expect(pilesIn(render(<Table table={after} variant="compact" />).container)).toEqual(['1Cimitero'])
    expect(pilesIn(render(<Table table={before} variant="compact" />).container)).toEqual([])
    const story = [before, after]
    expect(pilesIn(render(<Table table={before} variant="compact" story={story} />).container)).toEqual(['0Cimitero'])
    const { container } = render(<Table table={threeAttack} variant="compact" />)
    expect(container.querySelector('.stack')).toBeNull()
    const full = render(<Table table={threeAttack} />)
    expect(full.container.querySelector('.stack')?.textContent).toContain('vuota')
  })

  it('shows a library where it is compact if the scenario speaks of it or it changes', () => {
    const libraries = (scenario: object) => {
      const told = tellScenario({ players: { A: { life: 20 }, N: { life: 20 } }, ...scenario })
      if (!told.ok) throw new Error(told.error.type)
      const story = told.value.map(({ table }) => table)
      const [table] = story
      if (!table) throw new Error('no step')
      const { container } = render(<Table table={table} variant="compact" story={story} />)
      return seats(container).map((s) => [...s.querySelectorAll('.pile')].map((pile) => pile.textContent))
    }
    const gain = { script: [{ effect: { do: 'gainLife', who: 'A', amount: 1 }, by: 'A' }] }
    const draw = { script: [{ effect: { do: 'draw', who: 'A', amount: 1 }, by: 'A' }] }
    expect(libraries(gain)).toEqual([[], []])
    expect(libraries(draw)).toEqual([[], ['1Mano', '29Grimorio']])
    const spoken = { library: { A: 12 } }
    expect(libraries({ ...gain, ...spoken })).toEqual([[], ['12Grimorio']])
  })

  it('turns tapped cards, marks damage and counters, and says the whole card to those who listen', () => {
    render(<Table table={combat} />)
    const card = screen.getByRole('button', { name: /^Serafino dell’Alba, creatura 4\/4/ })
    expect(card.className).toBe('card W blk')
    expect(within(card).getByText('+1/+1').className).toBe('ctr')
    expect(screen.getByRole('button', { name: /^Drago/ }).className).toContain('tap')
    expect(within(screen.getByRole('button', { name: /^Orso/ })).getByText('1 danno')).toBeTruthy()
  })

  it('shows everything about a card when it is pressed', () => {
    render(<Table table={combat} />)
    const card = screen.getByRole('button', { name: /^Drago/ })
    const shown = document.getElementById(card.getAttribute('popovertarget') ?? '')
    expect(shown?.textContent).toContain('Creatura: Drago')
    expect(shown?.textContent).toContain('5/5')
  })

  it('draws attackers on the side of whoever attacks', () => {
    const down = render(<Table table={combat} />).container
    expect(down.querySelector('.lanes')?.className).toBe('lanes')
    expect(down.querySelector('.lane .up .card')?.className).toContain('atk')
    const up = render(<Table table={threeAttack} />).container
    expect(up.querySelector('.lanes')?.className).toBe('lanes rise')
    expect(up.querySelector('.lane .dn .card')?.className).toContain('atk')
  })

  it('says that nobody blocks only where damage goes through', () => {
    const { container } = render(<Table table={combat} />)
    const lanes = [...container.querySelectorAll('.lane')]
    expect(lanes.map((l) => l.textContent?.includes('Nessun bloccante'))).toEqual([true, false])
    expect(lanes.map((l) => l.querySelector('.wire')?.className)).toEqual(['wire hit', 'wire'])
  })

  it('numbers the stack from the top where it holds more than one thing', () => {
    const { container } = render(<Table table={crowded} />)
    expect([...container.querySelectorAll('.spell .hd')].map((h) => h.textContent?.slice(0, 2))).toEqual(['1.', '2.'])
    const one = render(<Table table={combat} />).container
    expect(one.querySelector('.spell .ord')).toBeNull()
  })

  it('draws once what stands on the stack several times in a row, and counts it', () => {
    const [top, under] = crowded.stack
    if (!top || !under) throw new Error('two things on the stack')
    const again = (id: string) => ({ ...under, id })
    const stack = [top, under, again('x'), again('y'), { ...top, id: 'z' }, { ...again('w'), hot: true as const }]
    const { container } = render(<Table table={{ ...crowded, stack }} />)
    expect([...container.querySelectorAll('.spell .ord')].map((o) => o.textContent?.trim())).toEqual([
      '1.',
      '2–4.',
      '5.',
      '6.',
    ])
    expect(container.querySelector('.stack > .label')?.textContent).toContain('6 oggetti')
  })
})
