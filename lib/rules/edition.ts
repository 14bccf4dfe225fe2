/** The Comprehensive Rules that the rooms state: those in force from this day. */
export const EDITION = '2026-09-25'
