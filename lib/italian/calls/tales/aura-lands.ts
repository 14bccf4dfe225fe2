import { ptChange, say, sul, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

const FROM: Readonly<Record<string, string>> = { R: 'dal rosso', B: 'dal nero', W: 'dal bianco' }
const IS: Readonly<Record<string, string>> = { R: 'rossa', B: 'nera', W: 'bianca' }

export const auraLands: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Ho messo ${sul(t.thing('name'))} la mia Aura ${verbatim(IS[String(t.told('color'))] ?? '')}, Catena: la creatura incantata prende ${ptChange(-t.number('size'), -t.number('size'))}. Adesso è 0/0, e muore.`,
    },
    { by: 'N', says: say`Non puoi: Catena ${sul(t.thing('name'))} non ci sta.` },
  ],
  // How the Aura came is not told, and so neither is what resolved.
  matter: {
    ask: (t) => say`${t.thing('name')} resta sul campo di battaglia?`,
    ruled: (t, stays) => say`${t.thing('name')} ${verbatim(stays ? 'resta' : 'non resta')} sul campo di battaglia.`,
  },
  facts: {
    how: {
      ask: (t) => say`In che modo ${t.player('A')} ha messo Catena ${sul(t.thing('name'))}?`,
      said: (t, how) =>
        how === 'cast'
          ? say`L'ha lanciata dalla mano.`
          : say`Con Marea, che mette sul campo di battaglia la carta dal cimitero: ${t.thing('name')} è l'unica creatura.`,
    },
    guard: {
      ask: (t) => say`${t.thing('name')} ha abilità?`,
      said: (t, guard) =>
        guard === 'hexproof'
          ? say`Sì, anti-malocchio.`
          : guard === 'none'
            ? say`No.`
            : say`Sì, protezione ${verbatim(FROM[String(t.told('color'))] ?? '')}.`,
    },
  },
}
