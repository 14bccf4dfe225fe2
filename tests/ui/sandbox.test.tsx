/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Json } from '#lib/base/json'
import { tellScenario } from '#lib/italian/index'
import { rightVerdict } from '../../app/_ui/fixtures/questions'
import { ticked, turned } from '../../app/_ui/sandbox/change'
import type { Played } from '../../app/_ui/sandbox/contracts'
import { creaturesOf, knobsOf } from '../../app/_ui/sandbox/knobs'
import { Sandbox } from '../../app/_ui/sandbox/sandbox'

const steps = rightVerdict.steps
const players = [
  { player: 'A', name: 'Anna', life: 17 },
  { player: 'N', name: 'Nora', life: 6 },
]

const scenario: Json = {
  players: { A: { life: 3 } },
  field: { A: [{ id: 'airone', name: 'Airone', types: ['creature'], pt: '2/3', keywords: ['lifelink'] }] },
  effects: [{ prevent: 3, to: 'N', of: 'N', name: 'Cappella' }],
  script: [
    { attack: { airone: 'N' } },
    { effect: { do: 'sequence', steps: [{ do: 'loseLife', who: 'N', amount: 6 }] }, by: 'A', name: 'Prova' },
  ],
}

describe('what a reader may change in a scenario', () => {
  it('is every number, said with what does it', () => {
    expect(knobsOf(scenario, players).map((k) => [k.label, k.value])).toEqual([
      ['Punti vita di Anna', 3],
      ['Punti vita di Nora', 6],
      ['Cappella: danni prevenuti', 3],
      ['Prova: punti vita persi', 6],
    ])
  })

  it('leaves out a life total that is the usual one and never moves, where there is something else to turn', () => {
    const at = (a: number, n: number) => [
      { player: 'A', name: 'Anna', life: a },
      { player: 'N', name: 'Nora', life: n },
    ]
    const lives = (data: Json, ...steps: ReturnType<typeof at>[]) =>
      knobsOf(data, steps[0] ?? [], steps).flatMap((k) => (k.label.startsWith('Punti vita') ? [k.label.slice(14)] : []))
    const drawn: Json = { script: [{ effect: { do: 'draw', who: 'A', amount: 1 } }] }
    expect(lives(drawn, at(20, 20), at(20, 20))).toEqual([])
    expect(lives(drawn, at(20, 20), at(20, 14))).toEqual(['Nora'])
    expect(lives(drawn, at(3, 20), at(3, 20))).toEqual(['Anna'])
    // What begins elsewhere and ends on the usual total in its first step has moved.
    expect(lives({ ...drawn, players: { A: { life: 15 } } }, at(20, 20))).toEqual(['Anna'])
    expect(lives({ script: [] }, at(20, 20), at(20, 20))).toEqual(['Anna', 'Nora'])
  })

  it('is the total that a variant begins with, not the one after the first step', () => {
    const archenemy: Json = {
      variant: 'archenemy',
      players: { A: { role: 'archenemy' }, N: {}, B: {} },
      script: [{ effect: { do: 'loseLife', who: 'each', amount: 15 }, by: 'A', name: 'Siccità' }],
    }
    const told = tellScenario(archenemy)
    if (!told.ok) throw new Error(told.error.type)
    const seats = told.value.map(({ table }) => table.seats)
    const lives = knobsOf(archenemy, seats[0] ?? [], seats).filter((k) => k.label.startsWith('Punti vita'))
    expect(lives.map((k) => k.value).sort()).toEqual([20, 20, 40])
  })

  it('is power, toughness and keywords of every creature', () => {
    expect(creaturesOf(scenario).map((c) => [c.name, c.power.value, c.toughness.value])).toEqual([['Airone', 2, 3]])
  })

  it('leaves alone a total that a team shares', () => {
    const team = players.map((p) => ({ ...p, team: 'rossa' }))
    expect(knobsOf(scenario, team).some((k) => k.label.startsWith('Punti vita'))).toBe(false)
  })

  it('changes that number and nothing else', () => {
    const before = JSON.parse(JSON.stringify(scenario))
    const [, nora, , loss] = knobsOf(scenario, players)
    const [airone] = creaturesOf(scenario)
    if (!nora || !airone || !loss) throw new Error('missing')
    expect(turned(scenario, nora, 9)).toMatchObject({ players: { A: { life: 3 }, N: { life: 9 } } })
    expect(turned(scenario, airone.toughness, 5)).toMatchObject({
      field: { A: [{ pt: '2/5', keywords: ['lifelink'] }] },
    })
    expect(turned(scenario, loss, -1)).toMatchObject({ script: [{}, { effect: { steps: [{ amount: 0 }] } }] })
    expect(scenario).toEqual(before)
  })

  it('gives and takes keywords', () => {
    const [airone] = creaturesOf(scenario)
    if (!airone) throw new Error('missing')
    expect(airone.keywords.on).toEqual(['lifelink'])
    const both = ticked(scenario, airone.keywords, 'flying', true)
    expect(both).toMatchObject({ field: { A: [{ keywords: ['lifelink', 'flying'] }] } })
    expect(ticked(both, airone.keywords, 'lifelink', false)).toMatchObject({ field: { A: [{ keywords: ['flying'] }] } })
  })
})

describe('the sandbox', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

  it('plays the scenario again at once with the number changed', async () => {
    const run = jest.fn(async (): Promise<Played> => ({ ok: true, steps: steps.slice(0, 2) }))
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={run} />)
    expect(screen.getByText('Passo 1 di 6')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Uno in più: Punti vita di Anna' }))
    await waitFor(() => expect(screen.getByText('Passo 2 di 2')).toBeTruthy())
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ players: { A: { life: 4 } } }))
    expect(field('Punti vita di Anna').value).toBe('4')
  })

  it('shows the answer to the last change, whichever comes last', async () => {
    const answers: ((p: Played) => void)[] = []
    const run = jest.fn(() => new Promise<Played>((go) => answers.push(go)))
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={run} />)
    const more = screen.getByRole('button', { name: 'Uno in più: Punti vita di Anna' })
    fireEvent.click(more)
    fireEvent.click(more)
    answers[1]?.({ ok: true, steps: steps.slice(0, 3) })
    answers[0]?.({ ok: true, steps: steps.slice(0, 1) })
    await waitFor(() => expect(screen.getByText('Passo 3 di 3')).toBeTruthy())
  })

  it('goes to the first step that says something else after a change', async () => {
    const other = steps.map((s) => (s.n === 4 ? { ...s, sentence: 'Accade altro.' } : s))
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={async () => ({ ok: true, steps: other })} />)
    fireEvent.click(screen.getByRole('button', { name: 'Uno in più: Punti vita di Anna' }))
    await waitFor(() => expect(screen.getByText('Passo 4 di 6')).toBeTruthy())
  })

  it('says why a scenario cannot be played, and goes back to the start', async () => {
    const run = async (): Promise<Played> => ({ ok: false, message: 'Così non si può.' })
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={run} />)
    expect(screen.queryByText('Torna all’inizio')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'volare' }))
    await waitFor(() => expect(screen.getByText('Così non si può.')).toBeTruthy())
    fireEvent.click(screen.getByText('Torna all’inizio'))
    await waitFor(() => expect(screen.queryByText('Così non si può.')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'volare' }).checked).toBe(false)
  })

  it('takes a number as it is typed and waits for the rest of it', async () => {
    const run = jest.fn(async (): Promise<Played> => ({ ok: true, steps }))
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={run} />)
    fireEvent.change(field('Punti vita di Anna'), { target: { value: '−' } })
    expect(run).not.toHaveBeenCalled()
    fireEvent.change(field('Punti vita di Anna'), { target: { value: '−4' } })
    await waitFor(() => expect(run).toHaveBeenCalledWith(expect.objectContaining({ players: { A: { life: -4 } } })))
  })

  it('says what it does not take, and what stays', async () => {
    const run = jest.fn(async (): Promise<Played> => ({ ok: true, steps }))
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={run} />)
    const life = field('Punti vita di Anna')
    const said = () => document.getElementById(life.getAttribute('aria-describedby') ?? '')?.textContent
    fireEvent.change(life, { target: { value: 'tre' } })
    expect(said()).toMatch(/^Qui vanno solo cifre/)
    fireEvent.change(life, { target: { value: '1000' } })
    expect(said()).toBe('Qui va un numero da −99 a 999.')
    fireEvent.blur(life)
    expect(said()).toMatch(/Resta \d+\.$/)
    expect(run).not.toHaveBeenCalled()
    fireEvent.change(life, { target: { value: '7' } })
    expect(said()).toBe('')
    await waitFor(() => expect(run).toHaveBeenCalledWith(expect.objectContaining({ players: { A: { life: 7 } } })))
  })

  it('moves the steps with the arrows, but not from a field', () => {
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={async () => ({ ok: true, steps })} />)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Passo successivo' }), { key: 'ArrowRight' })
    expect(screen.getByText('Passo 2 di 6')).toBeTruthy()
    fireEvent.keyDown(field('Punti vita di Anna'), { key: 'ArrowRight' })
    expect(screen.getByText('Passo 2 di 6')).toBeTruthy()
  })

  it('keeps the table in view as the arrows move the steps', () => {
    const seen: string[] = []
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.getAttribute('aria-label') ?? '')
    }
    render(<Sandbox data={scenario} steps={steps} texts={{}} run={async () => ({ ok: true, steps })} />)
    expect(seen).toEqual([])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mostra il tavolo al passo 1' }), { key: 'ArrowRight' })
    expect(seen).toEqual(['Il tavolo al passo 2'])
  })

  describe('as a table to repair', () => {
    const repair = { goal: 'Fai restare Airone.', words: true }
    const only = (keyword: string) => async (data: Json) => ({
      ok: true as const,
      steps,
      asExpected: JSON.stringify(data).includes(keyword),
    })

    it('offers keywords alone, and says how it goes', async () => {
      render(<Sandbox data={scenario} steps={steps} texts={{}} repair={repair} run={only('flying')} />)
      expect(screen.queryByLabelText('Punti vita di Anna')).toBeNull()
      expect(screen.queryByText(/^Non ancora/)).toBeNull()
      fireEvent.click(screen.getByRole('checkbox', { name: 'travolgere' }))
      await waitFor(() => expect(screen.getByText(/^Non ancora/)).toBeTruthy())
      fireEvent.click(screen.getByRole('checkbox', { name: 'volare' }))
      await waitFor(() => expect(screen.getByText('Riparato, cambiando 2 cose: ne basta una.')).toBeTruthy())
      fireEvent.click(screen.getByRole('checkbox', { name: 'travolgere' }))
      await waitFor(() => expect(screen.getByText('Riparato, cambiando una cosa sola.')).toBeTruthy())
      fireEvent.click(screen.getByText('Torna all’inizio'))
      expect(screen.queryByText(/^Riparato/)).toBeNull()
    })

    it('shows a repair to whoever asks for one', async () => {
      render(<Sandbox data={scenario} steps={steps} texts={{}} repair={repair} run={only('deathtouch')} />)
      fireEvent.click(screen.getByRole('checkbox', { name: 'travolgere' }))
      fireEvent.click(await screen.findByRole('button', { name: 'Mostra come' }))
      await waitFor(() => expect(screen.getByText('Riparato, cambiando una cosa sola.')).toBeTruthy())
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'tocco letale' }).checked).toBe(true)
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'travolgere' }).checked).toBe(false)
    })
  })
})
