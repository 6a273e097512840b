import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What belongs to a person: tables with the column that names the person. */
const owned = [
  ['person_function', 'person_id'],
  ['person_skill', 'person_id'],
  ['person_tag', 'person_id'],
  ['person_change', 'person_id'],
  ['picture_submission', 'person_id'],
  ['contact', 'person_id'],
  ['crew_item', 'person_id'],
  ['crew_item_application', 'person_id'],
  ['crew_check', 'person_id'],
  ['crew_photo', 'person_id'],
  ['crew_rating', 'person_id'],
  ['check_objection', 'by_person'],
  ['delivery_note_problem', 'by_person'],
  ['live_location', 'person_id'],
  ['document', 'owner_id'],
  ['signatory', 'person_id'],
  ['form_assignment', 'person_id'],
  ['form_result', 'person_id'],
  ['staff_contract', 'person_id'],
  ['time_booking', 'person_id'],
  ['vacation_booking', 'person_id'],
  ['month_lock', 'person_id'],
  ['absence', 'person_id'],
  ['block_date', 'person_id'],
  ['private_calendar', 'person_id'],
  ['private_busy_time', 'person_id'],
  ['planner_crew_membership', 'person_id'],
  ['plus_crew_member', 'person_id'],
  ['payroll', 'person_id'],
  ['receipt', 'person_id'],
  ['notification', 'person_id'],
  ['notification_setting', 'person_id'],
  ['answer_link', 'person_id'],
  ['activity', 'person_id'],
] as const;

/** Keys and secrets are no data about a person; who has rated them is told to nobody but the office. */
const left: Readonly<Record<string, readonly string[]>> = {
  crew_rating: ['by_person'],
  private_calendar: ['locked_address', 'etag', 'last_modified'],
};
const leftOfAll = ['tenant_id', 'token_hash', 'search_text', 'terms'];

const rowsOf = async (db: Db, table: string, column: string, id: string) => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row
    from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${id}`.execute(db);
  const without = [...leftOfAll, ...(left[table] ?? [])];
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
  );
};

/** Passkeys and one-time codes, without what they work by. */
const waysToSignIn = async (db: Db, personId: string) => ({
  passkey: await db
    .selectFrom('passkey as k')
    .innerJoin('login as l', 'l.id', 'k.login_id')
    .select(['k.name', 'k.added_at', 'k.last_used_at'])
    .where('l.person_id', '=', personId)
    .execute(),
  one_time_code: await db
    .selectFrom('one_time_code as c')
    .innerJoin('login as l', 'l.id', 'c.login_id')
    .select('c.confirmed_at')
    .where('l.person_id', '=', personId)
    .execute(),
});

/** Everything that is kept of a person, by table. */
export async function dataOfPerson(db: Db, id: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = { person: await rowsOf(db, 'person', 'id', id) };
  for (const [table, column] of owned) data[table] = await rowsOf(db, table, column, id);
  const { rows: items } = await sql<{
    row: object;
  }>`select to_jsonb(i) - 'tenant_id' as row from payroll_item i
    join payroll y on y.tenant_id = i.tenant_id and y.id = i.payroll_id where y.person_id = ${id}`.execute(
    db,
  );
  return { ...data, payroll_item: items.map(({ row }) => row), ...(await waysToSignIn(db, id)) };
}

/** Files of a person: pictures, documents, payrolls. */
export async function filesOfPerson(db: Db, id: string) {
  const { rows } = await sql<{ id: string; content: string; name: string }>`
    select f.id, f.content, f.name from file f where f.id in (
      select file_id from picture_submission where person_id = ${id}
      union select picture_file_id from person where id = ${id}
      union select coalesce(signed_file_id, file_id) from document where owner_id = ${id}
      union select paper_file_id from payroll where person_id = ${id}
      union select file_id from crew_photo where person_id = ${id})`.execute(db);
  return rows;
}
