import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What belongs to a person: tables with the column that names the person. */
const owned = [
  ['personFunction', 'personId'],
  ['personSkill', 'personId'],
  ['personTag', 'personId'],
  ['personChange', 'personId'],
  ['pictureSubmission', 'personId'],
  ['contact', 'personId'],
  ['crewItem', 'personId'],
  ['crewItemApplication', 'personId'],
  ['crewCheck', 'personId'],
  ['crewPhoto', 'personId'],
  ['crewRating', 'personId'],
  ['checkObjection', 'byPerson'],
  ['deliveryNoteProblem', 'byPerson'],
  ['liveLocation', 'personId'],
  ['document', 'ownerId'],
  ['signatory', 'personId'],
  ['formAssignment', 'personId'],
  ['formResult', 'personId'],
  ['staffContract', 'personId'],
  ['timeBooking', 'personId'],
  ['vacationBooking', 'personId'],
  ['monthLock', 'personId'],
  ['absence', 'personId'],
  ['blockDate', 'personId'],
  ['privateCalendar', 'personId'],
  ['privateBusyTime', 'personId'],
  ['plannerCrewMembership', 'personId'],
  ['plusCrewMember', 'personId'],
  ['payroll', 'personId'],
  ['receipt', 'personId'],
  ['notification', 'personId'],
  ['notificationSetting', 'personId'],
  ['answerLink', 'personId'],
  ['activity', 'personId'],
] as const;

/** Keys and secrets are no data about a person; who has rated them is told to nobody but the office. */
const left: Readonly<Record<string, readonly string[]>> = {
  crewRating: ['byPerson'],
  privateCalendar: ['lockedAddress', 'etag', 'lastModified'],
};
const leftOfAll = ['tenantId', 'tokenHash', 'searchText', 'nameText', 'terms'];

const rowsOf = async (db: Db, table: string, column: string, id: string) => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(entry) as row
    from ${sql.table(table)} entry where ${sql.ref(`entry.${column}`)} = ${id}`.execute(db);
  const without = [...leftOfAll, ...(left[table] ?? [])];
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
  );
};

/** Passkeys and one-time codes, without what they work by. */
const waysToSignIn = async (db: Db, personId: string) => ({
  passkey: await db
    .selectFrom('passkey')
    .innerJoin('login', 'login.id', 'passkey.loginId')
    .select(['passkey.name', 'passkey.addedAt', 'passkey.lastUsedAt'])
    .where('login.personId', '=', personId)
    .execute(),
  oneTimeCode: await db
    .selectFrom('oneTimeCode')
    .innerJoin('login', 'login.id', 'oneTimeCode.loginId')
    .select('oneTimeCode.confirmedAt')
    .where('login.personId', '=', personId)
    .execute(),
});

/** Everything that is kept of a person, by table. */
export async function dataOfPerson(db: Db, id: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = { person: await rowsOf(db, 'person', 'id', id) };
  for (const [table, column] of owned) data[table] = await rowsOf(db, table, column, id);
  const { rows: items } = await sql<{
    row: object;
  }>`select to_jsonb("payrollItem") - 'tenantId' as row from "payrollItem"
    join payroll on payroll.id = "payrollItem"."payrollId" where payroll."personId" = ${id}`.execute(db);
  return { ...data, payrollItem: items.map(({ row }) => row), ...(await waysToSignIn(db, id)) };
}

/** Files of a person: pictures, documents, payrolls. */
export async function filesOfPerson(db: Db, id: string) {
  const { rows } = await sql<{ id: string; content: string; name: string }>`
    select file.id, file.content, file.name from file where file.id in (
      select "fileId" from "pictureSubmission" where "personId" = ${id}
      union select "pictureFileId" from person where id = ${id}
      union select coalesce("signedFileId", "fileId") from document where "ownerId" = ${id}
      union select "paperFileId" from payroll where "personId" = ${id}
      union select "fileId" from "crewPhoto" where "personId" = ${id})`.execute(db);
  return rows;
}
