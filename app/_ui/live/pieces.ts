/** Longer than this a sentence may go on on another page, in characters. */
const LONG = 90
/** Where one may draw breath. */
const BREATH = /(?<=[,;:]) /

/**
 * A text in pieces that follow one another with a space between: sentences, and of long ones what stands between two pauses. The whole
 * where the browser cannot tell sentences apart.
 */
export function piecesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [text]
  const sentences = [...new Intl.Segmenter('it', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  )
  return sentences.filter(Boolean).flatMap((sentence) => (sentence.length > LONG ? sentence.split(BREATH) : [sentence]))
}
