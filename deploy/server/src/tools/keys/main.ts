/** `pnpm keys make <file>`: a new master key, for every process to name in CALLBOARD_MASTER_KEY_FILE. */
import { privateUmask } from '../../platform/data-folder/private-modes.ts';
import { makeKeyFile } from '../../platform/keys/find-master-key.ts';

process.umask(privateUmask);

const [what, file] = process.argv.slice(2);
if (what !== 'make' || file === undefined) {
  console.error('Usage: pnpm keys make <file>');
  process.exitCode = 2;
} else if ((await makeKeyFile(file)) === 'there') {
  console.error(`${file} is there already and stays as it is.`);
  process.exitCode = 1;
} else {
  console.log(`The master key is in ${file}. Keep a copy where no backup of the database lies.`);
}
