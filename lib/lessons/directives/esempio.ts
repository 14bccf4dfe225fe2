import { directive } from './directive'

/** `:::esempio`: a worked example, set apart from the rule. */
export const esempio = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: {},
  example: ':::esempio',
  draw: () => ({ name: 'v-esempio', properties: {} }),
})
