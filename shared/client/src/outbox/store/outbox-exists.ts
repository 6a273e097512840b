export const outboxDb = 'callboard-outbox';

/** Whether writes may wait on this phone: their place is made when the outbox first starts. */
export async function outboxExists(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === outboxDb);
  } catch {
    // Not every browser tells.
    return true;
  }
}
