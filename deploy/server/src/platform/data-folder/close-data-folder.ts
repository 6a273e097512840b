import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { privateFile, privateFolder } from './private-modes.ts';

/** The person who starts the server can mend it: the message says how. */
class BadDataFolder extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadDataFolder';
  }
}

const openToOthers = 0o077;
/** What the server puts there; anything else in the folder is left as it is. */
const ownEntry =
  /^(database|files|outbox|lock(\.pid|-journal)?|master\.key|last-backup\.json.*|\.(check|restore)-.*|.*\.unfinished)$/;
/** A folder of kept files. What lies in a closed one was written closed, and there may be a million of them. */
const ofFiles = /[/\\]files[/\\][0-9a-f]{2}$/;

const isOpen = ({ mode }: Stats) => (mode & openToOthers) !== 0;
const closedMode = ({ mode }: Stats) => mode & 0o7777 & ~openToOthers;

function refuseForeign(path: string, { uid }: Stats, own: number): void {
  if (uid === own) return;
  throw new BadDataFolder(
    `${path} belongs to another account (${uid}), which can read and change what the server (account ${own}) keeps there. Give it to the server's account (chown -R ${own} …), or name a folder of its own in CALLBOARD_DATA; one inside this folder, which the server makes for itself, is good too.`,
  );
}

const cannotClose = (path: string, reason: string) =>
  new BadDataFolder(
    `${path} is open to other accounts of this machine and cannot be closed (${reason}). Name a folder in CALLBOARD_DATA on a disk that keeps modes.`,
  );

function refuseLink(path: string, own: number): void {
  const target = lstatSync(realpathSync(path));
  refuseForeign(path, lstatSync(path), own);
  refuseForeign(realpathSync(path), target, own);
  if (isOpen(target))
    throw new BadDataFolder(
      `${path} is a link to ${realpathSync(path)}, which is open to other accounts of this machine. What a link leads to is not changed from here. Close it: chmod -R go= ${realpathSync(path)}`,
    );
}

/** Its folder is closed already, so nobody can put something else in its place meanwhile. */
function closeEntry(path: string, own: number, depth: number): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (found.isSymbolicLink()) {
    if (depth > 0) throw new BadDataFolder(`${path} is a link, which the server does not make. Remove it.`);
    refuseLink(path, own);
    return 0;
  }
  refuseForeign(path, found, own);
  const open = isOpen(found);
  if (open) {
    try {
      chmodSync(path, closedMode(found));
    } catch (error) {
      throw cannotClose(path, (error as Error).message);
    }
  }
  const enough = !found.isDirectory() || (!open && ofFiles.test(path));
  return Number(open) + (enough ? 0 : closeEntries(path, readdirSync(path), own, depth + 1));
}

const closeEntries = (folder: string, names: string[], own: number, depth: number): number =>
  names.reduce((sum, name) => sum + closeEntry(join(folder, name), own, depth), 0);

function refuseOtherThings(folder: string, names: readonly string[]): void {
  const others = names.filter((name) => name !== 'lost+found');
  if (others.length > 0 && !others.some((name) => ownEntry.test(name)))
    throw new BadDataFolder(
      `${folder} is open to other accounts of this machine and holds other things (${others.slice(0, 3).join(', ')}). Name a folder of its own in CALLBOARD_DATA.`,
    );
}

function closeRoot(folder: string, own: number): number {
  const link = lstatSync(folder);
  if (link.isSymbolicLink() && link.uid !== 0) refuseForeign(folder, link, own);
  refuseForeign(folder, statSync(folder), own);
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    const found = fstatSync(opened);
    refuseForeign(folder, found, own);
    if (!isOpen(found)) return 0;
    refuseOtherThings(folder, readdirSync(folder));
    fchmodSync(opened, closedMode(found));
    if (isOpen(fstatSync(opened))) throw cannotClose(folder, 'its disk keeps no modes');
    return 1;
  } finally {
    closeSync(opened);
  }
}

/** Tried instead of asked for: a disk that is mounted to be read has modes that say otherwise. */
function refuseReadOnly(folder: string): void {
  const file = join(folder, '.written.unfinished');
  try {
    writeFileSync(file, '', { mode: privateFile });
    rmSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A full disk is said by whoever writes.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new BadDataFolder(
      `Nothing can be written to the data folder ${folder} (${message}). Let the server's account write to it (chmod u+rwx), or name another folder in CALLBOARD_DATA.`,
    );
  }
}

/**
 * Makes the data folder, or closes one that other accounts can look into, with everything of ours in it. Answers how
 * much of it was open. What cannot be closed, or belongs to somebody else, is refused.
 */
export function closeDataFolder(folder: string): number {
  const own = process.getuid?.();
  try {
    mkdirSync(folder, privateFolder);
  } catch (error) {
    throw new BadDataFolder(`The data folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  const open = own === undefined ? 0 : closeRoot(folder, own);
  refuseReadOnly(folder);
  if (own === undefined) return 0;
  return (
    open +
    closeEntries(
      folder,
      readdirSync(folder).filter((name) => ownEntry.test(name)),
      own,
      0,
    )
  );
}
