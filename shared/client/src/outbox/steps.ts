import { deviceWithNextTry } from './device-time.ts';
import type { Placed } from './store/item.ts';
import type { OutboxStore } from './store/outbox-store.ts';

/** What is noted before a try. */
export const withNextTry = (item: Placed): Placed => ({
  ...item,
  tries: item.tries + 1,
  device: item.device && deviceWithNextTry(item.device, item.tries),
});

/** The same once more after a refusal; the server keeps no key of what it refused. */
export const asRetry = (item: Placed): Placed => ({
  ...item,
  refused: false,
  reason: null,
  files: item.files.map((file) => ({ ...file, uploadId: null, uploads: file.uploads + 1 })),
});

const versionOf = (answer: unknown): number | null => {
  const { version } = Object(answer) as { version?: unknown };
  return typeof version === 'number' ? version : null;
};

/** Takes it off the phone. Those behind it were made upon what it did, so they carry its new version. */
export async function afterSent(store: OutboxStore, item: Placed, answer: unknown): Promise<void> {
  const version = versionOf(answer);
  if (version !== null && item.version !== null) {
    const behind = (await store.list(item.owner)).filter(
      ({ entity, seq, version: seen }) => entity === item.entity && seq > item.seq && seen === item.version,
    );
    for (const { key } of behind) await store.update(key, (now) => ({ ...now, version }));
  }
  await store.remove(item.key);
}
