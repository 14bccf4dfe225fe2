/** Where it is kept that this device does without the reminders of keywords: `no`, or nothing. */
export const remindersPlace = 'verdetto:richiami'
