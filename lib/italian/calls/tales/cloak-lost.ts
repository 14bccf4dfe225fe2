import { al, danni, say, sul, verbatim } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords, Tale } from '../tale'

const FROM: Readonly<Record<string, string>> = { R: 'dal rosso', B: 'dal nero', W: 'dal bianco' }
const IS: Readonly<Record<string, string>> = { R: 'di colore rosso', B: 'di colore nero', W: 'di colore bianco' }

const isAura = (t: Tale): boolean => t.told('worn') === 'aura'
const WORN = (t: Tale): string => (isAura(t) ? 'Manto' : 'Lama')
const sizeOf = (t: Tale): number => t.number('size') + t.number('more')

export const cloakLost: CallWords = {
  story: (t) => [
    {
      by: 'N',
      says: say`Scintilla ha inflitto ${danni(sizeOf(t) - 1)} ${al(t.thing('name'))}. Poi con Corazza hai dato protezione ${verbatim(FROM[String(t.told('color'))] ?? '')} ${al(t.thing('name'))}, e così ${verbatim(WORN(t))} ${verbatim(isAura(t) ? "se n'è andato" : 'si è staccata')}: adesso ${t.thing('name')} muore.`,
    },
    {
      by: 'A',
      says: say`Ma no: con ${verbatim(isAura(t) ? "l'Aura Manto" : "l'Equipaggiamento Lama")}, che dà +${t.number('more')}/+${t.number('more')}, ${t.thing('name')} è ${sizeOf(t)}/${sizeOf(t)}, quindi ${danni(sizeOf(t) - 1)} non bastano.`,
    },
  ],
  // Two resolve, and after the first it is still there.
  matter: staysAfter(
    (t) => t.thing('name'),
    (t) => t.named('corazza'),
  ),
  facts: {
    same: {
      ask: (t) => say`Di che colore è ${verbatim(WORN(t))}?`,
      said: (t, same) => (same ? say`È ${verbatim(IS[String(t.told('color'))] ?? '')}.` : say`È di colore verde.`),
    },
    marked: {
      ask: (t) => say`Prima di Scintilla c'era già danno segnato ${sul(t.thing('name'))}?`,
      said: (_, marked) => (marked ? say`Sì, 1 danno di Brace, in questo turno.` : say`No.`),
    },
  },
}
