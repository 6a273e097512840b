/** Work that happens after the transaction is committed; nothing is enqueued when it is rolled back. */
export type Jobs = {
  send(name: string, data: object, options?: { startAfterSeconds?: number; onceKey?: string }): Promise<void>;
};
