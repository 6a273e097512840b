import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { keysOf } from '#platform/keys/keys.ts';
import { masterKeysIn } from '#platform/keys/master-key.ts';
import { outboxKeys } from '#platform/mail/outbox.ts';
import { unlockKeys } from '#platform/keys/open-keys.ts';
import type { OpenKeys } from '#platform/keys/open-keys.ts';

export const masterKeyForTests = createHash('sha256').update('tests').digest('base64');

const mastersForTests = masterKeysIn(masterKeyForTests, 'tests');

/** The keys in a database of tests, made where it has none: the same in every process that shares it. */
export const keysForTests = (database: Database): Promise<OpenKeys> => unlockKeys(database, mastersForTests);

export const outboxKeysForTests = outboxKeys(mastersForTests);

/** For tests that sign and lock nothing. */
export const noKeys = keysOf([]);
