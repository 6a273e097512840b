// Apart from the shapes: the offline worker needs the names without the library of shapes.
export const languages = ['en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es'] as const;
export type Language = (typeof languages)[number];
