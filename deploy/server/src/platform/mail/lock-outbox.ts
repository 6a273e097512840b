import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepMail } from './outbox.ts';
import type { OutboxKeys, OutboxMail } from './outbox.ts';

/** Mails from before lie there in the clear, each as `.json` and as `.eml`. */
export async function lockOutbox(folder: string, keys: OutboxKeys): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    if (!file.endsWith('.json')) continue;
    const mail = JSON.parse(await readFile(join(folder, file), 'utf8')) as Omit<OutboxMail, 'source'>;
    const eml = join(folder, `${mail.name}.eml`);
    await keepMail(folder, keys, { ...mail, source: await readFile(eml, 'utf8').catch(() => '') });
    await rm(eml, { force: true });
    await rm(join(folder, file));
  }
}
