import { instantiate, explain } from '#lib/questions/index'
import { rulesAbout } from '#lib/rules/index'
const m = instantiate('ante-rights.v4.7-1-1-0'); if (!m.ok) throw 1
const e = explain(m.value, []).evaluation
console.log(rulesAbout('query','owner'), e.start.objects.lince, )
