import { prerequisites } from '#lib/content/index'
import { claimedRules, templates } from '#lib/questions/index'
import { type Attempt, applyAttempt, choosePractice, noProgress, openFor } from '#lib/study/index'

const DAY = 86_400_000
const askable = claimedRules()
const bank = templates.map(({ id, claims, form = 'choice' }) => ({ id, claims, form, difficulty: -1 }))
const isOpen = (progress = noProgress) => openFor(progress, prerequisites(), askable)

test('somebody new may begin in several sections, and not with the last ones', () => {
  const open = askable.filter(isOpen())
  expect(new Set(open.map((rule) => rule.slice(0, 3))).size).toBeGreaterThan(3)
  for (const last of ['510.2', '613.4', '616.1', '702.19b']) expect(open).not.toContain(last)
})

test('whoever goes on practising meets every rule, each once what comes before it is known: no two wait for each other', () => {
  let progress = noProgress
  const early: string[] = []
  for (let day = 0; day < 60; day++) {
    const practice = { progress, templates: bank, isOpen: isOpen(progress), now: day * DAY, seed: `${day}`, n: 20 }
    for (const { rule, reason, templates: ids } of choosePractice(practice)) {
      const asked = bank.find(({ id }) => id === ids[0])
      if (!asked) throw new Error(rule)
      if (reason === 'new' && !practice.isOpen(rule)) early.push(rule)
      const attempt: Attempt = {
        itemId: `${asked.id}.${day}`,
        template: asked.id,
        verdict: 'right',
        about: asked.claims,
        offered: [],
        beliefs: [],
        difficulty: null,
        confidence: null,
        at: day * DAY,
      }
      progress = applyAttempt(progress, attempt)
    }
  }
  expect(askable.filter((rule) => !progress.rules.has(rule))).toEqual([])
  expect(early).toEqual([])
})
