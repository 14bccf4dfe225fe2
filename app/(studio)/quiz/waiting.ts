import type { PracticeDto } from '#lib/server/dto'

const counted = (n: number, one: string, more: string): readonly string[] =>
  n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${more}`]

/** «3 regole da ripassare, 1 errore da rivedere, 20 regole nuove»; nothing where there is nothing. */
export function waiting({ due, missed, fresh }: Pick<PracticeDto, 'due' | 'missed' | 'fresh'>): string {
  return [
    ...counted(due, 'regola da ripassare', 'regole da ripassare'),
    ...counted(missed, 'errore da rivedere', 'errori da rivedere'),
    ...counted(fresh, 'regola nuova', 'regole nuove'),
  ].join(', ')
}
