/** Where infractions, penalties and procedures are written, which the rules of the game are not: the end of a sentence that names them. */
export const Policies = () => (
  <>
    in tre documenti di Wizards of the Coast: <span lang="en">Judging at Regular</span> (JAR) per i tornei di negozio,{' '}
    <span lang="en">Infraction Procedure Guide</span> (IPG) per quelli competitivi e{' '}
    <span lang="en">Magic Tournament Rules</span> (MTR) per tutti.
  </>
)
