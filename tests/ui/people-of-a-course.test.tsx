/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { HowToCome } from '../../app/(aula)/formatore/corsi/[id]/persone/how-to-come'
import { Yourself } from '../../app/(aula)/formatore/corsi/[id]/persone/yourself'

const link = 'https://verdetto.example/corsi/entra/ABCD2345'
const people = { courseId: 'c', emails: ['anna@esempio.it', 'bruno@esempio.it'] }

describe('those who are waited for in a course', () => {
  it('are told by whoever teaches it: which link, and whom to send it to', () => {
    render(<HowToCome {...people} link={link} mail={false} />)
    expect(screen.getByText(/Il sito non avvisa nessuno: manda tu il link/)).toBeTruthy()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
    expect(screen.getByText('anna@esempio.it, bruno@esempio.it')).toBeTruthy()
  })

  it('come in by the link alone where no e-mail leaves, which it says', () => {
    const { rerender } = render(<HowToCome {...people} link={link} mail={false} />)
    expect(document.body.textContent).toContain('Da questo sito non partono e-mail.')
    expect(document.body.textContent).not.toContain('confermato')
    rerender(<HowToCome {...people} link={link} mail />)
    expect(document.body.textContent).toContain('dopo aver confermato l’indirizzo')
  })

  it('have no link while the invitation is closed: it is opened first', () => {
    render(<HowToCome {...people} link={null} mail={false} />)
    expect(screen.getByRole('link', { name: 'aprilo' }).getAttribute('href')).toBe('/formatore/corsi/c#invito')
  })
})

describe('taking oneself off a course', () => {
  const me = { name: 'Maestra Rossi', action: async () => '', fields: [['userId', 'u']] as const }

  it('is asked first: the button is there once what comes of it has been opened', () => {
    render(<Yourself {...me} others />)
    const asked = screen.getByText('Smetti di tenere il corso').closest('details')
    expect(asked?.open).toBe(false)
    expect(asked?.textContent).toContain('Solo un altro formatore del corso può farti rientrare.')
    const [button, ...more] = screen.getAllByRole('button', { hidden: true })
    expect(more).toEqual([])
    expect(asked?.contains(button ?? null)).toBe(true)
  })

  it('is not offered to the only one who teaches it', () => {
    render(<Yourself {...me} others={false} />)
    expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
  })
})
