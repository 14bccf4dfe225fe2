/** What is wrong with the words of a scenario that say how it ends and what its reader does; undefined where nothing is. */
export function misused(words: Readonly<Record<string, string>>): string | undefined {
  const { esito, ripara, cambia, prevedi, malintesi } = words
  if (esito !== undefined && esito !== 'illegale') return `«esito» può essere solo illegale, non «${esito}».`
  if (esito !== undefined && ripara !== undefined) return 'Togli «esito»: ciò che è da riparare non ha un esito.'
  if (cambia !== undefined && cambia !== 'parole') return `«cambia» può essere solo parole, non «${cambia}».`
  if (cambia !== undefined && ripara === undefined)
    return '«cambia» dice che cosa si cambia per riparare: manca «ripara».'
  if (ripara !== undefined && prevedi !== undefined)
    return 'Un tavolo si ripara o si prevede: togli «ripara» o «prevedi».'
  if (malintesi !== undefined && prevedi === undefined) return '«malintesi» dice chi prevede altro: manca «prevedi».'
  return undefined
}
