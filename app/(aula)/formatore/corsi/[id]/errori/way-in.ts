import { field } from '#lib/server/form'

/** What is to be made of an error, and whether one more: fields `way`, or `another`. */
export function wayIn<W extends string>(form: FormData): { readonly way: W; readonly another: boolean } {
  const another = form.has('another')
  return { way: field(form, another ? 'another' : 'way') as W, another }
}
