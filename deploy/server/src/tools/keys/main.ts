/** `pnpm keys`: the master key, and what it locks (README, "Keys"). */
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { readEnvironment } from '#platform/environment.ts';
import { makeKeyFile } from '#platform/keys/find-master-key.ts';
import { BadMasterKey } from '#platform/keys/master-key.ts';

process.umask(privateUmask);

const usage = `pnpm keys make <file>      a new master key, for every process to name in CALLBOARD_MASTER_KEY_FILE
pnpm keys status           which keys there are, since when, and which master key locks them
pnpm keys rotate           puts a new master key into the file, before the one in use
pnpm keys rotate signing   new keys for tokens, addresses of files and check-in codes; nobody is signed out
With the embedded database the server has to be stopped.`;

async function make(file: string): Promise<string> {
  if ((await makeKeyFile(file)) === 'there')
    throw new BadMasterKey(`${file} is there already and stays as it is.`);
  return `The master key is in ${file}. Keep a copy where no backup of the database lies.`;
}

async function run(args: readonly string[]): Promise<string | null> {
  const [what, file] = args;
  if (what === 'make' && file !== undefined && args.length === 2) return make(file);
  if (what !== 'status' && what !== 'rotate') return null;
  const { runInDatabase } = await import('./in-database.ts');
  return runInDatabase(args.join(' '), readEnvironment(process.env));
}

const mendable = new Set([
  'BadMasterKey',
  'BadEnvironment',
  'BadDataFolder',
  'FolderInUse',
  'IsolationBroken',
  'DatabaseStopped',
]);

try {
  const said = await run(process.argv.slice(2));
  if (said === null) console.error(usage);
  else console.log(said);
  process.exitCode = said === null ? 2 : 0;
} catch (error) {
  const { name, message } = error as Error;
  console.error(mendable.has(name) ? message : error);
  process.exitCode = 1;
}
