/** Reasons that beliefs about faces, halves, face-down and melded cards give. */
export const faceBeliefReasons = {
  'copy-resets-status': { no: 'chi diventa una copia non è più ruotato' },
  'exiled-facedown-status': { yes: 'una carta esiliata a faccia in giù è come un permanente a faccia in giù' },
  'facedown-keeps-mv': { yes: 'a faccia in giù resta il valore di mana della carta' },
  'dfc-back-mv-zero': { yes: 'il retro di una carta bifronte ha valore di mana 0' },
  'dfc-copy-keeps-mv': { yes: 'la copia del retro ha il valore di mana del fronte' },
  'meld-mv-single': { yes: 'un permanente combinato ha il valore di mana di una sola carta' },
  'split-compare-either-half': { yes: 'nei confronti basta il valore di mana di una metà' },
  'split-first-half-worth': { yes: 'il valore di mana è quello della prima metà' },
  'split-stack-combined': { yes: 'anche in pila contano le 2 metà insieme' },
  'transform-single-faced': { yes: 'si può trasformare qualsiasi permanente' },
  'transform-twice': { yes: 'ogni abilità risolta trasforma di nuovo il permanente' },
  'transform-new-object': { no: 'ciò che si trasforma diventa un nuovo oggetto' },
  'meld-token': { yes: 'anche le pedine si combinano' },
  'meld-can-transform': { yes: 'anche un permanente combinato si trasforma' },
  'meld-two-creatures-die': { yes: 'di un permanente combinato muoiono 2 creature' },
  'morph-etb': { yes: 'chi viene girato a faccia in su entra' },
  'morph-flip-uses-stack': {
    yes: "girare a faccia in su va in pila, come un'abilità attivata",
    no: 'girare a faccia in su usa la pila',
  },
}
