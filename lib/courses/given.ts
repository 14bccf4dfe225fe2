/** Whether of a kind of assignment, or of task, nothing is begun or handed in here, and its marks are given: on paper, and by hand. */
export const isGiven = (kind: string): kind is 'carta' | 'mano' => kind === 'carta' || kind === 'mano'
