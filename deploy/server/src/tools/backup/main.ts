import { closeDataFolder } from '#platform/data-folder/close-data-folder.ts';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { readEnvironment } from '#platform/environment.ts';
import type { Contents } from './archive.ts';
import { findArchiveKeys } from './archive-keys.ts';
import { backup } from './backup.ts';
import { check, NoPlaceToCheck } from './check.ts';
import { lastBackup } from './last-backup.ts';
import { restore } from './restore.ts';

const usage = `pnpm backup <archive>           database and files into one encrypted archive, and checked
pnpm backup --check <archive>   restores it into an empty place beside and compares
pnpm backup status              when the last good one was made
pnpm restore <archive>          into an empty place`;

process.umask(privateUmask);

const environment = readEnvironment(process.env);
const keys = () => findArchiveKeys(environment, process.env);

const counted = ({ engine, madeAt, rows, files }: Contents) =>
  `${engine}, ${madeAt}, ${Object.values(rows).reduce((sum, one) => sum + one, 0)} rows in ${Object.keys(rows).length} tables, ${Object.keys(files).length} files`;

async function checkIfPossible(archive: string): Promise<void> {
  try {
    await check(environment, archive, await keys());
    console.log('Checked: restored into an empty place, rows and files are the same.');
  } catch (error) {
    if (!(error instanceof NoPlaceToCheck)) throw error;
    console.log(error.message);
  }
}

async function showStatus(): Promise<void> {
  const last = await lastBackup(environment.data);
  if (!last) throw new Error('There is no backup yet.');
  console.log(`Last good backup: ${last.madeAt}, ${last.archive}, ${last.bytes} bytes`);
  console.log(last.checkedAt ? `Restored for a check: ${last.checkedAt}` : 'Not restored for a check.');
}

async function run([verb, first, second]: string[]): Promise<void> {
  if (verb === 'backup' && first === 'status') return showStatus();
  if (verb === 'backup' && first === '--check' && second) {
    console.log(`The same: ${counted(await check(environment, second, await keys()))}`);
  } else if (verb === 'backup' && first && !first.startsWith('-')) {
    console.log(`Kept: ${counted(await backup(environment, first, await keys()))}`);
    await checkIfPossible(first);
  } else if (verb === 'restore' && first && !first.startsWith('-')) {
    console.log(`Put back: ${counted(await restore(environment, first, await keys()))}`);
  } else throw new Error(usage);
}

try {
  closeDataFolder(environment.data);
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
