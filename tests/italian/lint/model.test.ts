import { lint } from '#lib/italian/lint/index'
import { modelFeedback, modelSteps } from './model'

const found = (text: string, where: 'trace' | 'feedback') => lint(text, { where }).map((f) => `${f.check} ${f.found}`)

it.each(modelSteps)('a model step passes: %s', (text) => expect(found(text, 'trace')).toEqual([]))

it.each(modelFeedback)('a model paragraph passes: %s', (text) => expect(found(text, 'feedback')).toEqual([]))
