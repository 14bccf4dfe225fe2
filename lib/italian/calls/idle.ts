import { carte, del, say, verbatim } from '../grammar/index'
import type { CallWords } from './tale'

const GAMES: Readonly<Record<string, string>> = { 1: 'La prima.', 2: 'La seconda.', 3: 'La terza.' }

/** What is asked in vain, whatever the call. */
export const idleWords: CallWords['facts'] = {
  hand: {
    ask: (t) => say`Quante carte ha in mano ${t.player('N')}?`,
    said: (_, n) => (n === 0 ? say`Nessuna.` : say`${carte(Number(n))}.`),
  },
  library: {
    ask: (t) => say`Quante carte ci sono nel grimorio ${del(t.player('A'))}?`,
    said: (_, n) => say`${carte(Number(n))}.`,
  },
  began: {
    ask: () => say`Chi ha cominciato la partita?`,
    said: (t, who) => say`${t.player(String(who))}.`,
  },
  game: {
    ask: () => say`Che partita dell'incontro è?`,
    said: (_, n) => verbatim(GAMES[String(n)] ?? ''),
  },
}
