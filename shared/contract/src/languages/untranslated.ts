/** Marks a text that is still English: whoever sees it knows, and a test of the words refuses it. */
export const untranslated = (english: string): string => `⟦${english}⟧`;

export const isUntranslated = (text: string): boolean => text.startsWith('⟦');
