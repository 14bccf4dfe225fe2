import { getGoal } from '#lib/server/practice/get-goal'

const days = (n: number): string => (n === 1 ? '1 giorno' : `${n} giorni di fila`)

/** One quiet line for those who set a daily goal: «Oggi 7 risposte su 10 · 4 giorni di fila». */
export async function Goal() {
  const found = await getGoal()
  if (!found.ok || found.value === null) return null
  const { goal, today, streak } = found.value
  return (
    <p className="small quiet">
      Oggi {today === 1 ? '1 risposta' : `${today} risposte`} su {goal}
      {today >= goal && ': obiettivo raggiunto'}
      {streak !== null && streak > 0 && ` · ${days(streak)}`}
    </p>
  )
}
