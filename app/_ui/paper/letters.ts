/** The letter of an option, from 0: what is crossed on paper. */
export const letterOf = (n: number): string => String.fromCharCode(65 + n)
