/** Somebody as a screen shows them. */
export type Person = { readonly name: string; readonly pictureUrl?: string | null | undefined };

/** A number as a phone dials it. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
