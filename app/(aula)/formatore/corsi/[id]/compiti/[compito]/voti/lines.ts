import { NAMES } from './names'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The lines of a form that gives marks to many: one for each person of whom it says what stood there. */
export const linesIn = (form: FormData) =>
  [...form.keys()]
    .filter((name) => name.startsWith(NAMES.was('')))
    .map((name) => {
      const userId = name.slice(NAMES.was('').length)
      return {
        userId,
        was: text(form.get(name)),
        points: text(form.get(NAMES.points(userId))),
        wasExcused: text(form.get(NAMES.wasExcused(userId))) !== '',
        excused: form.has(NAMES.excused(userId)),
      }
    })
