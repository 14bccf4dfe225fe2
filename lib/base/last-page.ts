/** Beyond every last page of what is shown in parts: how many there are only whoever shows them knows. */
export const LAST_PAGE = 1_000
