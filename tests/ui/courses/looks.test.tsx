/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { Looks } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/looks'

// From the page of an assignment everything that came of it is one press away.

const shown = (kind: Parameters<typeof Looks>[0]['kind']) => {
  render(<Looks course="/c" assignmentId="a" kind={kind} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

test.each([
  ['esercizio', ['/c/compiti', '/c/compiti/a/voti', '/c/compiti/a/risposte', '/c/compiti/a/tentativi']],
  ['esame', ['/c/compiti', '/c/compiti/a/voti', '/c/compiti/a/risposte', '/c/compiti/a/tentativi']],
  ['lezioni', ['/c/compiti']],
  ['carta', ['/c/compiti', '/c/registro', '/c/compiti/a/voti', '/c/rapporto?compito=a']],
  ['mano', ['/c/compiti', '/c/registro', '/c/compiti/a/voti']],
] as const)('%s', (kind, links) => expect(shown(kind)).toEqual(links))
