import { liveKeySigns } from '@callboard/contract';
import type { LiveName } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

const peopleAtOnce = 100;
/** Where all processes of an installation hear of changes. */
export const liveChannel = 'callboard_live';

/**
 * Says, when the transaction is committed, what these people should fetch again. Names are those of lists and
 * things (`jobs`, `crew:<id>`): they carry no content. The beginning of the key of the call that did it comes along,
 * by which a page knows its own; the whole key stays here.
 */
export async function changed(
  db: Db,
  people: readonly (string | null)[],
  names: readonly LiveName[],
): Promise<void> {
  const known = [...new Set(people.filter((one) => one !== null))];
  for (let at = 0; at < known.length; at += peopleAtOnce) {
    const some = JSON.stringify({ people: known.slice(at, at + peopleAtOnce), names });
    await sql`select pg_notify(${liveChannel}, jsonb_build_object(
      'tenant', current_setting('callboard.tenant'), 'changed', ${some}::jsonb,
      'by', left(nullif(current_setting('callboard.key', true), ''), ${liveKeySigns}))::text)`.execute(db);
  }
}

/** The same for everybody of the tenant. */
export async function changedForAll(db: Db, names: readonly LiveName[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, jsonb_build_object(
    'tenant', current_setting('callboard.tenant'),
    'changed', ${JSON.stringify({ people: 'everybody', names })}::jsonb)::text)`.execute(db);
}
