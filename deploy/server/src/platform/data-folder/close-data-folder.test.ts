import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEntries } from '../../tools/testing/open-entries.ts';
import { closeDataFolder } from './close-data-folder.ts';

let place = '';
let data = '';
const umask = process.umask();
beforeEach(async () => {
  process.umask(0);
  place = await mkdtemp(join(tmpdir(), 'callboard-open-'));
  data = join(place, 'data');
});
afterEach(async () => {
  process.umask(umask);
  await rm(place, { recursive: true, force: true });
});

const modeOf = async (path: string) => ((await lstat(path)).mode & 0o7777).toString(8);
const put = async (path: string, mode: number) => {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'x', { mode });
};

test('a folder that is not there is made for its account alone', async () => {
  expect(closeDataFolder(join(data, 'crew'))).toBe(0);
  expect(openEntries(data)).toEqual([]);
});

test('an open folder is closed with all that is in it, and then there is nothing left to close', async () => {
  await put(join(data, 'database/base/1/112'), 0o666);
  await put(join(data, 'files/ab', 'ab'.repeat(32)), 0o644);
  await put(join(data, 'outbox/mail.json'), 0o640);
  await put(join(data, 'lock'), 0o604);
  await put(join(data, 'last-backup.json.3f'), 0o602);
  // The folders: data, database, base, 1, files, ab, outbox.
  expect(closeDataFolder(data)).toBe(12);
  expect(openEntries(data)).toEqual([]);
  expect(await modeOf(join(data, 'database/base/1/112'))).toBe('600');
  expect(closeDataFolder(data)).toBe(0);
});

test('a database that lies open in a closed folder is closed too', async () => {
  await put(join(data, 'database/global/1260'), 0o666);
  await chmod(data, 0o700);
  closeDataFolder(data);
  expect(openEntries(data)).toEqual([]);
});

test('what is not ours stays as it is', async () => {
  await put(join(data, 'lock'), 0o600);
  await put(join(data, 'notes/read.me'), 0o644);
  closeDataFolder(data);
  expect(await modeOf(data)).toBe('700');
  expect(await modeOf(join(data, 'notes/read.me'))).toBe('644');
});

test('a folder of other things is not closed but refused', async () => {
  await put(join(data, 'homework'), 0o644);
  await chmod(data, 0o755);
  expect(() => closeDataFolder(data)).toThrow(/open to other accounts .* holds other things \(homework\)/);
  expect(await modeOf(data)).toBe('755');
});

test('the empty top of a disk is taken', async () => {
  await mkdir(join(data, 'lost+found'), { recursive: true });
  await chmod(data, 0o755);
  expect(closeDataFolder(data)).toBe(1);
});

/** Only root can give something away; for everybody else there is what belongs to root. */
async function foreign(path: string): Promise<string> {
  if (process.getuid?.() !== 0) return '/usr';
  await mkdir(path);
  await chown(path, 65_534, 65_534);
  return path;
}

test('a folder of another account is refused', async () => {
  const theirs = await foreign(data);
  const before = await modeOf(theirs);
  expect(() => closeDataFolder(theirs)).toThrow(/belongs to another account \(\d+\).*CALLBOARD_DATA/);
  expect(await modeOf(theirs)).toBe(before);
});

test('a file of another account in the folder is refused', async () => {
  await mkdir(join(data, 'database'), { recursive: true });
  const theirs = await foreign(join(data, 'files'));
  if (theirs === '/usr') await symlink(theirs, join(data, 'files'));
  expect(() => closeDataFolder(data)).toThrow(/belongs to another account \(\d+\)/);
});

test('links are never followed to change something', async () => {
  const outside = join(place, 'outside');
  await put(join(outside, 'letter'), 0o644);
  await chmod(outside, 0o755);
  await mkdir(join(data, 'database'), { recursive: true });
  await symlink(outside, join(data, 'files'));
  expect(() => closeDataFolder(data)).toThrow(/files is a link to .*outside, which is open .* chmod -R go=/);
  expect(await modeOf(outside)).toBe('755');
  await chmod(outside, 0o700);
  closeDataFolder(data);
  expect(await modeOf(join(outside, 'letter'))).toBe('644');
  await symlink(join(outside, 'letter'), join(data, 'database', 'letter'));
  expect(() => closeDataFolder(data)).toThrow('letter is a link, which the server does not make');
});

test('the folder itself may be a link of its own account', async () => {
  await mkdir(data);
  const link = join(place, 'link');
  await symlink(data, link);
  expect(closeDataFolder(link)).toBe(1);
  expect(await modeOf(data)).toBe('700');
});

test('what can be no folder is said plainly', async () => {
  await put(data, 0o600);
  expect(() => closeDataFolder(join(data, 'inside'))).toThrow(/The data folder .* cannot be made/);
});

/** As an account that is not root, which may write everywhere. */
async function closedBySomebody(folder: string): Promise<string> {
  const program = join(import.meta.dirname, 'close-data-folder.ts');
  const script = `
    const { closeDataFolder } = await import(${JSON.stringify(program)});
    if (process.getuid() === 0) process.setuid(65534);
    try { closeDataFolder(${JSON.stringify(folder)}); console.log('closed'); }
    catch ({ name, message }) { console.log(name + ': ' + message); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout;
}

test('a folder that can only be read is said plainly', async () => {
  await mkdir(data);
  if (process.getuid?.() === 0) {
    await chmod(place, 0o755);
    await chown(data, 65_534, 65_534);
  }
  expect(await closedBySomebody(data)).toBe('closed\n');
  await chmod(data, 0o555);
  expect(await closedBySomebody(data)).toMatch(
    /^BadDataFolder: Nothing can be written to the data folder .*EACCES.*CALLBOARD_DATA/,
  );
  await chmod(data, 0o700);
});
