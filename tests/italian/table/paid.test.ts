import { peopleOf, tellTrace } from '#lib/italian/index'
import { aimed, TARGET } from '#lib/questions/parts'
import { evaluate, scenario } from '#lib/rules/index'
import { momentsOf } from '../../../lib/italian/table/moments'

/** What lies on the stack after the step with these words: Rovina is to destroy a creature with ward {1}. */
function stackAfter(words: string, answer: 'yes' | 'no'): readonly string[] | undefined {
  const s = scenario()
    .turn('N', 'main1')
    .player('N', { mana: '{1}' })
    .creature('A', 'lince', '2/2', [{ keyword: 'ward', cost: '{1}' }])
    .hand('N', [aimed('rovina', { do: 'destroy', what: TARGET })])
    .act({ cast: 'rovina', by: 'N', targets: ['lince'] }, 'resolve-all')
    .choose({ choose: 'may', player: 'N', answer })
    .done()
  const e = evaluate(s, { trace: true })
  const told = tellTrace(e, peopleOf(s))
  const at = told.findIndex(({ sentence }) => sentence.includes(words))
  const moment = momentsOf(e, told)[at]
  return moment && Object.values(moment.state.objects).flatMap(({ id, zone }) => (zone === 'stack' ? [id] : []))
}

test('a ward that was paid for has left the stack with the payment, before anything else resolves', () => {
  expect(stackAfter('si risolve', 'yes')).toEqual(['rovina#2', 'lince!4'])
  expect(stackAfter('paga {1}', 'yes')).toEqual(['rovina#2'])
})

test('a ward that was not paid for lies there until it has countered the spell', () => {
  expect(stackAfter('non paga {1}', 'no')).toEqual(['rovina#2', 'lince!4'])
})
