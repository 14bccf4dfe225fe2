/** Whether a rule is the one of that number or stands under it: 119.1a under 119.1 and 119, 119.10 under 119 alone. */
export const isUnder = (rule: string, number: string): boolean =>
  rule === number || (number !== '' && rule.startsWith(number) && /^(?:\.|[a-z])/.test(rule.slice(number.length)))
