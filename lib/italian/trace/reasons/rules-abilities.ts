import type { Reasons } from './setting'

/** Reasons that rules about abilities, about what is attached, and about planeswalkers give. */
export const abilityRuleReasons: Readonly<Record<string, Reasons>> = {
  '113.3b': { yes: "chi ha la priorità può attivare un'abilità ogni volta che ne paga il costo" },
  '113.6': { no: "l'abilità si attiva solo mentre il permanente è sul campo di battaglia" },
  '113.7a': {
    yes: "l'abilità in pila non dipende più dalla sua fonte",
    no: "l'abilità conta l'ultima forza che la creatura aveva sul campo di battaglia",
  },
  '303.4a': { yes: "la magia Aura bersaglia la creatura, che non può essere bersaglio di quell'Aura" },
  '303.4f': { no: "un'Aura che arriva senza essere lanciata non bersaglia" },
  '702.16c': {
    survives: {
      yes: "un'Aura non può stare su chi ha protezione dal suo colore",
      no: "con la protezione dal suo colore l'Aura va nel cimitero, e la costituzione cala",
    },
  },
  '702.16d': {
    survives: { no: "con la protezione dal suo colore l'Equipaggiamento si stacca, e la costituzione cala" },
  },
  '508.1b': { yes: "l'attacco era dichiarato contro il giocatore, e il planeswalker non ne subisce il danno" },
  '120.3c': { no: 'il danno della magia basta da solo a togliere tutti i segnalini fedeltà' },
  '704.5i': {
    yes: "dopo il danno dell'attacco e quello della magia restano segnalini fedeltà",
    no: "il danno dell'attacco e quello della magia, sommati, tolgono tutti i segnalini fedeltà",
  },
}
