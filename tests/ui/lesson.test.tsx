/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { Element, ElementContent, Root } from 'hast'
import { layOut } from '../../app/_ui/lesson/lay-out'
import { LessonBody } from '../../app/_ui/lesson/lesson-body'
import { Pops } from '../../app/_ui/lesson/pops'
import { termIdsIn } from '../../app/_ui/lesson/terms'
import { span } from '../../app/_ui/lesson/toc'

const text = (value: string): ElementContent => ({ type: 'text', value })
const el = (tagName: string, properties: Element['properties'] = {}, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const p = (value: string) => el('p', {}, text(value))
const root = (...children: Element[]): Root => ({ type: 'root', children })

const names = (node: { readonly children: readonly { readonly type: string }[] }) =>
  node.children.map((c) => {
    const e = c as Element
    return Array.isArray(e.properties.className) ? e.properties.className.join(' ') : e.tagName
  })

const body = (hast: Root) =>
  render(
    <LessonBody
      page="punti-vita/pagare"
      hast={hast}
      scenario={({ id }) => <p>scenario {id}</p>}
      pair={({ id, children }) => (
        <section>
          confronto {id}
          {children}
        </section>
      )}
      question={({ id }) => <p>domanda {id}</p>}
      still={(text) => text}
    />,
  )

describe('a lesson on its columns', () => {
  it('gathers paragraphs into blocks of prose between what stands alone', () => {
    const out = layOut(root(el('h2'), p('a'), p('b'), el('v-r', { n: '119.1', id: '119.1' }, p('c')), p('d')))
    expect(names(out)).toEqual(['h2', 'prose', 'v-r', 'prose', 'v-letta'])
  })

  it('puts what is said of two positions before them', () => {
    const scenario = (id: string) => el('v-scenario', { id })
    const [pair] = layOut(
      root(el('v-confronto', { id: 'due' }, scenario('uno'), scenario('altro'), p('a'), p('b'))),
    ).children
    expect(pair && names(pair as Element)).toEqual(['prose', 'v-scenario', 'v-scenario'])
  })

  it('ends every section with its mark, after everything in it; what stands before the first has none', () => {
    const h2 = (id: string) => el('h2', { id }, text('Titolo '), el('em', {}, text(id)))
    const out = layOut(root(p('a'), h2('uno'), p('b'), h2('due'), el('h3'), el('v-r', {}, p('c')), p('d')))
    expect(names(out)).toEqual(['prose', 'h2', 'prose', 'v-letta', 'h2', 'h3', 'v-r', 'prose', 'v-letta'])
    const marks = out.children.filter((node) => node.type === 'element' && node.tagName === 'v-letta') as Element[]
    expect(marks.map(({ properties }) => properties)).toEqual([
      { section: 'uno', title: 'Titolo uno' },
      { section: 'due', title: 'Titolo due' },
    ])
  })

  it('takes notes out of the text into the margin of their row', () => {
    const out = layOut(
      root(el('v-r', {}, p('a'), el('v-come-era', { data: '2019' }, p('b')), p('c')), p('d'), el('v-come-era')),
    )
    expect(names(out)).toEqual(['v-r', 'r'])
    expect(names(out.children[0] as Element)).toEqual(['prose', 'notes'])
    expect(names((out.children[0] as Element).children[0] as Element)).toEqual(['p', 'p'])
    expect(names(out.children[1] as Element)).toEqual(['prose', 'notes'])
  })
})

describe('the elements of a lesson', () => {
  it('hangs the number of a rule in the margin as its permalink', () => {
    const { container } = body(root(el('v-r', { n: '119.4a', id: '119.4a' }, p('Paghi.'))))
    const number = screen.getByRole('link', { name: '119.4a' })
    expect(number.getAttribute('href')).toBe('#119.4a')
    expect(container.querySelector('.r')?.id).toBe('119.4a')
    expect(container.querySelector('.r > .prose')?.textContent).toBe('Paghi.')
  })

  it('opens from every chip and term what stands once at the end of the page', () => {
    const hast = root(
      el('p', {}, el('v-regola', { n: '119.4' }), el('v-regola', { n: '119.4' })),
      el(
        'p',
        {},
        el(
          'v-termine',
          { id: 'danno', it: 'danno', en: 'damage', first: true },
          el('em', {}, text('danno')),
          text(' (damage)'),
        ),
      ),
    )
    body(hast)
    const terms = [{ id: 'danno', it: 'danno', en: 'damage', definition: 'Ciò che una fonte infligge.' }]
    render(<Pops texts={{ '119.4': { title: 'Pagare', text: 'Chi paga perde.' } }} terms={terms} here={['119.4']} />)
    for (const opener of screen.getAllByRole('button').filter((b) => b.className !== 'x')) {
      const opened = document.getElementById(opener.getAttribute('popovertarget') ?? '')
      expect(opened?.textContent).toMatch(/Chi paga perde|Ciò che una fonte infligge/)
    }
    expect(termIdsIn(hast)).toEqual(['danno'])
  })

  it('presses the term alone, and does not say an English name that is the same', () => {
    const term = (it: string, en: string) =>
      el('v-termine', { id: it, it, en }, el('em', {}, text(it)), text(` (${en})`))
    const { container } = body(root(el('p', {}, term('danno', 'damage'), text(' e '), term('Commander', 'Commander'))))
    expect(screen.getByRole('button', { name: 'danno' })).toBeTruthy()
    expect(container.textContent).toBe('danno (damage) e Commander')
  })

  it('gives a common error the address that a verdict links to', () => {
    const { container } = body(
      root(el('v-errore', { id: 'x', anchor: 'errore-x', title: 'Il totale si ferma a 0.' }, p('No.'))),
    )
    expect(container.querySelector('section.err')?.id).toBe('errore-x')
    expect(screen.getByText('«Il totale si ferma a 0.»')).toBeTruthy()
    expect(screen.getByText('Chi sbaglia dice')).toBeTruthy()
  })

  it('says that what corrects a common error tells where the error is: «Chiedi…» is no order', () => {
    const { container } = body(
      root(el('v-errore', { id: 'x', anchor: 'errore-x', title: 'Sì.' }, p('Chiedi una volta.'))),
    )
    expect(container.querySelector('details')?.textContent).toMatch(/«Sì\.»Dov’è l’erroreChiedi una volta\./)
  })

  it('folds common errors after the second', () => {
    const error = (id: string) => el('v-errore', { id, anchor: `errore-${id}`, title: 'No.' }, p('No.'))
    const { container } = body(root(error('a'), p('x'), error('b'), error('c'), error('d')))
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false, false])
  })

  it('outside its lesson a passage leads to it, and an address that a heading had is there', () => {
    const { container } = body(
      root(
        el('v-qui', { id: 'pagare' }),
        el('v-r', { n: '119.4', id: '119.4', lesson: 'vita/pagare', of: 'Pagare' }, p('a')),
      ),
    )
    expect(container.querySelector('#pagare')).toBeTruthy()
    const back = screen.getByRole('link', { name: '119.4 nella lezione «Pagare»' })
    expect(back.getAttribute('href')).toBe('/lezioni/vita/pagare#119.4')
  })

  it('has no marks of reading where it is not read', () => {
    const out = layOut(root(el('h2', { id: 'uno' }), p('a')), false)
    expect(names(out)).toEqual(['h2', 'prose'])
  })

  it('hands scenarios and questions to the page', () => {
    body(root(el('v-scenario', { id: 's1', titolo: 't', data: '{}' }), el('v-domanda', { id: 'd1' })))
    expect(screen.getByText('scenario s1')).toBeTruthy()
    expect(screen.getByText('domanda d1')).toBeTruthy()
  })

  it('draws mana in the middle of a sentence', () => {
    body(root(el('p', {}, text('Paghi '), el('v-mana', { symbols: '2 U/P' }))))
    expect(screen.getByRole('img', { name: '2, blu Phyrexiano' })).toBeTruthy()
  })
})

describe('the numbers beside a section', () => {
  it.each([
    [['119.1', '119.1a', '119.1e'], '119.1'],
    [['119.2', '119.3'], '119.2–3'],
    [['119.9', '119.10'], '119.9–10'],
    [['101.2', '119.7', '119.8', '701.12'], '119.7–8'],
    [[], ''],
  ])('%j are «%s»', (rules, said) => expect(span(rules, '119')).toBe(said))
})
