import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { forgetName } from './forget-name.db.ts';

/** Positions that are still to come keep a person from being erased: somebody relies on them. */
export async function standingJobs(db: Db, personId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('crew_item')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('person_id', '=', personId)
    .where('status', 'in', [
      'requested',
      'confirmed',
      'ready',
      'working',
      'hasChanged',
      'spareRequested',
      'spare',
    ])
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

/** What nobody has to keep. Sessions, feeds and devices go with the login. */
const gone = [
  ['person_change', 'person_id'],
  ['person_skill', 'person_id'],
  ['person_tag', 'person_id'],
  ['person_function', 'person_id'],
  ['live_location', 'person_id'],
  ['notification', 'person_id'],
  ['push_subscription', 'person_id'],
  ['calendar_subscription', 'person_id'],
  ['saved_signature', 'person_id'],
  ['block_date', 'person_id'],
  ['planner_crew_membership', 'person_id'],
  ['crew_rating', 'person_id'],
  ['form_assignment', 'person_id'],
  ['picture_submission', 'person_id'],
] as const;

export async function forgetPerson(db: Db, personId: string): Promise<void> {
  for (const [table, column] of gone) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(db);
  }
  // Unsigned papers of the person are nobody's; signed ones are evidence and stay as they are.
  await sql`update document set status = 'void', withheld = true where owner_id = ${personId}
    and sealed_at is null and status <> 'signed'`.execute(db);
  await sql`delete from export where person_id = ${personId}`.execute(db);
  await sql`update activity set body = '', before = null, after = null
    where (person_id = ${personId} or person_party = ${personId}) and category = 'person'`.execute(db);
  await sql`update login set blocked = true, password_hash = null, name = 'erased-' || id
    where person_id = ${personId}`.execute(db);
  await sql`update login_session set ended_at = now() where ended_at is null and login_id in
    (select id from login where person_id = ${personId})`.execute(db);
  await sql`update crew_check_event e set latitude = null, longitude = null, accuracy_m = null, distance_m = null
    from crew_check c where c.id = e.check_id and c.person_id = ${personId}`.execute(db);
  await sql`update contact set name = '–', email = '', phone = '', role = '', active = false
    where person_id = ${personId}`.execute(db);
  await forgetName(db, personId);
  await sql`update person set first_name = '–', last_name = 'erased ' || contact_number, email = '', phone = '',
      birthday = null, nationality = '', street = '', zip = '', city = '', about = '', public_profile = false,
      active = false, picture_file_id = null, picture_state = 'none', version = version + 1
    where id = ${personId}`.execute(db);
}

/** What stays and why, as a list of words. */
export async function keptOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'payrolls' as what where exists (select from payroll where person_id = ${personId})
    union all select 'signedDocuments' where exists (select from document where owner_id = ${personId}
      and (sealed_at is not null or status = 'signed'))
    union all select 'staffContracts' where exists (select from staff_contract where person_id = ${personId})
    union all select 'workingTimes' where exists (select from crew_item where person_id = ${personId})
    union all select 'receipts' where exists (select from receipt where person_id = ${personId})`.execute(db);
  return rows.map(({ what }) => what);
}
