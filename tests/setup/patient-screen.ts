// What a component is to show is waited for as long as a busy machine takes. Where there is no document, nothing is drawn.
if (typeof document !== 'undefined')
  (require('@testing-library/react') as typeof import('@testing-library/react')).configure({ asyncUtilTimeout: 30_000 })
