import { keywords } from '#lib/rules/index'

test('fuse is a keyword', () => {
  expect(keywords).toContain('fuse')
})
