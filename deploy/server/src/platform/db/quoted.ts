/** The name of a table or a column as it stands in statements: without quotes it would lose its capital letters. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
