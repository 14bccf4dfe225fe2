import 'server-only'
import { GRACE } from '#lib/study/index'

/** In SQL, of an exam `e`: its score waits for the end of its time (see `isTold`), which is not over yet. */
export const SCORE_WAITS = `(e."plan" #>> '{blueprint,scores}' = 'closing' AND coalesce(e."tellsAt", e."deadlineAt" + ${GRACE / 1000} * interval '1 second') >= now())`
