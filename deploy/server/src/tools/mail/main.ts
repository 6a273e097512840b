/** `pnpm mail`: what lies in the outbox of a server without a mail server. */
import { join } from 'node:path';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import { readEnvironment } from '#platform/environment.ts';
import { findMasterKeys } from '#platform/keys/find-master-key.ts';
import { BadMasterKey } from '#platform/keys/master-key.ts';
import { outboxKeys, readOutbox } from '#platform/mail/outbox.ts';

process.umask(privateUmask);

const usage = `pnpm mail list          the newest 200 of the outbox
pnpm mail show <name>   one of them, as a mail program opens it`;

async function run([what, name]: readonly string[]): Promise<string> {
  if (what !== 'list' && !(what === 'show' && name)) throw new Error(usage);
  const environment = readEnvironment(process.env);
  const masters = await findMasterKeys(environment);
  if (!masters) throw new BadMasterKey('There is no master key, and so no outbox.');
  const mails = await readOutbox(join(environment.data, 'outbox'), outboxKeys(masters));
  if (what === 'list')
    return mails.map((mail) => `${mail.name}  ${mail.tenant}  ${mail.to}  ${mail.subject}`).join('\n');
  const mail = mails.find((one) => one.name === name);
  if (!mail) throw new Error(`There is no mail ${name}, or another master key locked it.`);
  return mail.source;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
