import { outboxReady } from './start-outbox.ts';

const engineNow = async () => (await outboxReady())?.engine;

/** Tries everything now, whatever pause it was in. */
export const sendOutboxNow = async (): Promise<void> => (await engineNow())?.wake('person');

/** Drops what was refused or has not left the phone. False: it is on its way and may have arrived. */
export const discardWaiting = async (key: string): Promise<boolean> =>
  (await (await engineNow())?.discard(key)) ?? false;

/** Sends what was refused once more, as it is. */
export const retryWaiting = async (key: string): Promise<boolean> =>
  (await (await engineNow())?.retry(key)) ?? false;

/** A picture that waits, to be shown. */
export async function waitingFile(key: string, index = 0): Promise<Blob | null> {
  const bytes = await (await engineNow())?.store.bytes(key, index);
  return bytes ? new Blob([bytes]) : null;
}
