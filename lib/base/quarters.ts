/** Whether a number goes from none to the most in quarters: marks and weights do. */
export const inQuarters = (n: number, most: number): boolean => Number.isInteger(n * 4) && n >= 0 && n <= most
