/** Puts values where a text names them as `{name}`; what is not known leaves nothing. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
