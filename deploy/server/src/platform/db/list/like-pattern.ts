/** A text as it stands inside of another, for `like`: signs that mean something there mean themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
