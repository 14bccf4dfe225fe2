declare module 'nspell' {
  /** A spelling checker from the two files of a Hunspell dictionary. */
  export default function nspell(aff: string, dic: string): { correct(word: string): boolean }
}
