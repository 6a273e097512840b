import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { readEnvironment } from '#platform/environment.ts';
import { TenantCommandRefused } from './arguments/refused.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

process.umask(privateUmask);

// What the operator can mend is said in sentences; the rest with all that helps to find it.
const mendable = new Set([
  'FolderInUse',
  'BadDataFolder',
  'BadEnvironment',
  'IsolationBroken',
  'DatabaseStopped',
  'BadDatabase',
  'BadMasterKey',
  'NewerSchema',
]);

try {
  console.log(await runCommand(process.argv.slice(2), () => readEnvironment(process.env)));
} catch (error) {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (error instanceof TenantCommandRefused) console.error(message);
  else if (name === 'FolderInUse')
    console.error(
      `${message}\nThe embedded database belongs to one process: stop the server for this command.`,
    );
  else if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n\n${usage}`);
  else console.error(mendable.has(name) ? message : error);
  process.exitCode = 1;
}
