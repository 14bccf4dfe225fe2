/**
 * Chapters that are still one long lesson, by their addresses. They teach what comes after them, and are read neither for their length nor
 * for what they use ahead. The list only gets shorter (`tests/content/order.test.ts`).
 */
export const LONG_CHAPTERS: readonly string[] = []
