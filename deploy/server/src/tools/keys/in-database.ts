import type { Database } from '#platform/db/database.ts';
import { openReady } from '#platform/db/open/open-ready.ts';
import type { Environment } from '#platform/environment.ts';
import { findMasterKeys } from '#platform/keys/find-master-key.ts';
import { BadMasterKey } from '#platform/keys/master-key.ts';
import type { MasterKeys } from '#platform/keys/master-key.ts';
import { keyStatus } from './key-status.ts';
import { rotateMaster } from './rotate-master.ts';
import { rotateSigning } from './rotate-signing.ts';

type Work = (database: Database, environment: Environment, masters: MasterKeys) => Promise<string>;

const status: Work = (database, _, masters) => keyStatus(database, masters);

const rotate: Work = async (database, environment, masters) => {
  const file = await rotateMaster(database, environment, masters, new Date());
  return [
    `A new master key is in ${file}, before the one in use. Keep a copy of the file.`,
    'Start every process again: what is locked is then locked by the new one.',
    'Archives that were made and mails that were kept until now need the old one.',
  ].join('\n');
};

const signing: Work = async (database, _, masters) => {
  const from = await rotateSigning(database, masters, new Date());
  return `New keys sign from ${from.toISOString()} on. Those before read what they signed until then.`;
};

const works = new Map<string, Work>([
  ['status', status],
  ['rotate', rotate],
  ['rotate signing', signing],
]);

/** What the command says, or null where there is no such command. */
export async function runInDatabase(words: string, environment: Environment): Promise<string | null> {
  const work = works.get(words);
  if (!work) return null;
  const masters = await findMasterKeys(environment);
  if (!masters) throw new BadMasterKey('There is no master key: the first start of the server makes it.');
  const { database } = await openReady(environment);
  return work(database, environment, masters).finally(() => database.close());
}
