import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReleasesFolder } from './a-releases-folder.ts';
import { followPointer } from './follow-pointer.ts';

let stop = () => {};
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const moved = (folder: string) =>
  new Promise<void>((resolve) => {
    stop = followPointer(folder, resolve);
  });

test('a feature that is withheld is heard of, a broken pointer before it is not', async () => {
  const folder = aReleasesFolder(['mailbox']);
  const pointer = join(folder, 'current.json');
  const inUse = JSON.parse(readFileSync(pointer, 'utf8')) as object;
  jest.spyOn(console, 'warn').mockReturnValue();
  let text = '{';
  const heard = moved(folder).then(() => text);
  writeFileSync(pointer, text);
  // Seen by the next look, and the one after it.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  text = JSON.stringify({ ...inUse, withheld: ['mailbox'] });
  writeFileSync(pointer, text);
  await expect(heard).resolves.toContain('"withheld":["mailbox"]');
});

test('the first release is heard of', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-edge-'));
  const heard = moved(folder);
  const released = aReleasesFolder(['mailbox']);
  rmSync(folder, { recursive: true });
  cpSync(released, folder, { recursive: true });
  await expect(heard).resolves.toBeUndefined();
});

test('what moves in the moment in which the looking begins is heard of', async () => {
  const folder = aReleasesFolder(['mailbox']);
  const pointer = join(folder, 'current.json');
  const inUse = JSON.parse(readFileSync(pointer, 'utf8')) as object;
  const heard = moved(folder);
  writeFileSync(pointer, JSON.stringify({ ...inUse, withheld: ['mailbox'] }));
  await expect(heard).resolves.toBeUndefined();
});
