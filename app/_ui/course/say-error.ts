/** «7 persone su 12», with a word of caution where few could show it. */
export function sayError({ people, of, few }: { readonly people: number; readonly of: number; readonly few: boolean }) {
  const said = `${people === 1 ? '1 persona' : `${people} persone`} su ${of}`
  return few ? `${said}: poche per parlare di tutta la classe` : said
}
