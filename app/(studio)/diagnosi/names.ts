/** What the areas are called; an area of one lesson has its name. */
const NAMES: Readonly<Record<string, string>> = {
  'vita-e-danno': 'Punti vita e danno',
  'zone-e-carte': 'Zone e carte',
  'pila-e-lancio': 'Pila e lancio',
  combattimento: 'Combattimento e difese',
  permanenti: 'Permanenti, layer e varianti',
}

export const areaName = (area: string): string => NAMES[area] ?? area
