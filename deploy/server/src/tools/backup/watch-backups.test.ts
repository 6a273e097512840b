import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createLog } from '#platform/log/log.ts';
import { newMasterKey } from '#platform/keys/master-key.ts';
import type { KeySource } from '#platform/keys/find-master-key.ts';
import { findArchiveKeys } from './archive-keys.ts';
import { writeLastBackup, writeChecked } from './last-backup.ts';
import { logLastBackup } from './watch-backups.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'callboard-watch-'));
});
afterEach(() => rm(data, { recursive: true }));

async function logged(now: string, demo = false) {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  await logLastBackup({ data, demo }, createLog({ hashKey: new Uint8Array(32), destination }), new Date(now));
  return lines.map((line) => {
    const { level, msg, at } = JSON.parse(line) as { level: number; msg: string; at?: string };
    return { level, msg, ...(at ? { at } : {}) };
  });
}

test('the log says how old the newest backup is', async () => {
  expect(await logged('2026-11-22T08:00:00Z', true)).toEqual([]);
  expect(await logged('2026-11-22T08:00:00Z')).toEqual([{ level: 40, msg: 'there is no backup yet' }]);
  const madeAt = '2026-11-21T20:00:00.000Z';
  await writeLastBackup(data, { madeAt, archive: '/a', bytes: 1, checkedAt: null });
  expect((await stat(join(data, 'last-backup.json'))).mode & 0o777).toBe(0o600);
  await writeChecked(data, '2026-11-20T20:00:00.000Z', new Date());
  expect(await logged('2026-11-22T08:00:00Z')).toEqual([{ level: 30, msg: 'last good backup', at: madeAt }]);
  expect(await logged('2026-11-24T08:00:00Z')).toEqual([
    { level: 40, msg: 'last good backup is older than two days', at: madeAt },
  ]);
});

test('archives have a key of their own, or one that comes from the master key', async () => {
  const source = (masterKey: string | null): KeySource => ({
    data,
    databaseUrl: null,
    demo: false,
    masterKey,
    masterKeyFile: null,
  });
  const [own, master] = [newMasterKey(), newMasterKey()];
  const file = join(data, 'backup.key');
  await writeFile(file, `${master}\n${own}\n`);
  const [ofOwn] = await findArchiveKeys(source(master), { CALLBOARD_BACKUP_KEY: own });
  const [ofMaster] = await findArchiveKeys(source(master), {});
  expect(ofMaster).not.toEqual(ofOwn);
  expect(Buffer.from(ofMaster).toString('base64')).not.toBe(master);
  expect(await findArchiveKeys(source(null), { CALLBOARD_BACKUP_KEY_FILE: file })).toEqual([ofMaster, ofOwn]);
  await expect(findArchiveKeys(source(null), {})).rejects.toThrow('There is no key for the archive');
  await expect(findArchiveKeys(source(null), { CALLBOARD_BACKUP_KEY: 'short' })).rejects.toThrow(
    '32 random bytes',
  );
});
