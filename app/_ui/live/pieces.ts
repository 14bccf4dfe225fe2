/**
 * A text in its sentences, which follow one another with a space between: a page of the wall never begins within one. The whole where the
 * browser cannot tell them apart.
 */
export function piecesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [text]
  const sentences = new Intl.Segmenter('it', { granularity: 'sentence' }).segment(text)
  return [...sentences].map(({ segment }) => segment.trim()).filter(Boolean)
}
