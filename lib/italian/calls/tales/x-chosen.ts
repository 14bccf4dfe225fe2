import { al, del, puntiVita, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const xChosen: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Lancio l'istantaneo ${t.thing('spell')}, che costa ${verbatim(`{X}{${String(t.told('color'))}}`)}, con X uguale ${al(t.number('x'))}, per guadagnare ${puntiVita(t.number('x'))}.`,
    },
    { by: 'N', says: say`E come? Fammi vedere.` },
  ],
  matter: {
    ask: (t) => say`${t.player('A')} può lanciare ${t.thing('spell')} così, con X uguale ${al(t.number('x'))}?`,
    ruled: (t, may) =>
      say`${t.player('A')} ${verbatim(may ? 'può' : 'non può')} lanciare ${t.thing('spell')} così, con X uguale ${al(t.number('x'))}.`,
  },
  facts: {
    free: {
      ask: (t) => say`In che modo ${t.player('A')} lancia ${t.thing('spell')}?`,
      said: (_, free) =>
        free ? say`Senza pagarne il costo di mana: un effetto lo permette.` : say`Pagando il costo di mana.`,
    },
    mana: {
      ask: (t) => say`Quanto mana può spendere ${t.player('A')}?`,
      said: (t, mana) =>
        say`${verbatim(`{${mana === 'enough' ? t.number('x') : t.number('x') - 1}}{${String(t.told('color'))}}`)}.`,
    },
    price: {
      ask: (t) => say`Qualcosa cambia il costo ${del(t.thing('spell'))}?`,
      said: (t, price) =>
        price === 'cheaper'
          ? say`Sì, Sfera: le magie ${del(t.player('A'))} costano {1} in meno.`
          : price === 'dearer'
            ? say`Sì, Catena: le magie ${del(t.player('A'))} costano {1} in più.`
            : say`No.`,
    },
  },
}
