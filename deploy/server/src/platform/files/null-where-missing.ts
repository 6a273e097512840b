export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const nullWhereMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};
