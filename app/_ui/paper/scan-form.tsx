'use client'

import type { ComponentProps } from 'react'
import type { Failure } from '../contracts'
import { sayFailure } from '../failures'
import { FormFoot } from '../form-foot'
import { useReply } from '../use-reply'
import { ScanResults } from './scan-results'

/** What was read from a file, where it is shown once and not kept; or why nothing was. */
export type ScanReply =
  | { readonly done: true; readonly result: ComponentProps<typeof ScanResults> }
  | { readonly done: false; readonly error: Failure; readonly text: string }

interface ScanFormProps {
  readonly sheetId: string
  readonly read: (before: ScanReply | null, form: FormData) => Promise<ScanReply>
}

/** Takes what a scanner made of papers, as a file or as text. Works without script. */
export function ScanForm({ sheetId, read }: ScanFormProps) {
  const { plain, submit, pending, reply } = useReply<ScanReply>(read, (form) => ({
    done: false,
    error: 'no-network',
    text: String(form.get('text') ?? ''),
  }))
  return (
    <>
      <form className="field-set" action={plain} onSubmit={submit} aria-busy={pending}>
        <input type="hidden" name="sheetId" value={sheetId} />
        <div className="inp">
          <label htmlFor="lettura-file">File CSV dello scanner</label>
          <input id="lettura-file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
        </div>
        <div className="inp">
          <label htmlFor="lettura-testo">Oppure incolla le righe qui</label>
          <textarea
            id="lettura-testo"
            name="text"
            rows={5}
            spellCheck={false}
            defaultValue={reply?.done === false ? reply.text : undefined}
            placeholder={'nome;variante;1;2;3\nAnna Bianchi;A;B;AC;12'}
          />
        </div>
        <FormFoot
          pending={pending}
          failure={reply?.done === false ? reply.error : null}
          className="btn main"
          say={sayFailure}
        >
          Leggi le risposte
        </FormFoot>
      </form>
      {reply?.done && (
        <section aria-labelledby="letti" role="status">
          <h2 id="letti">Risultati</h2>
          <ScanResults {...reply.result} />
        </section>
      )}
    </>
  )
}
