/** What is reported, by the names of the page that asks for it (`/segnala`). */
export type Reported =
  | { readonly domanda: string }
  | { readonly quiz: string; readonly n: string }
  | { readonly risposta: string }
  | { readonly chiamata: string }
  | { readonly regola: string }
  | { readonly lezione: string; readonly punto: string }
  | { readonly sessione: string; readonly quesito: string }
  | { readonly foglio: string; readonly variante: string; readonly n: string }

/** Where one says what is wrong with it. */
export const reportHref = (of: Reported): string => `/segnala?${new URLSearchParams(of)}`
