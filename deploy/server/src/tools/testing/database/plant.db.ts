import { randomUUID } from 'node:crypto';
import { addDays, instantOf, searchText } from '@callboard/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

/** Things for tests with sensible facts; what a test is about is named, the rest does not matter. */
type Some<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

const zone = 'Europe/Vienna';
let count = 0;
let file: string | undefined;
/** From one again in each test file: files of one worker share this module. */
const next = () => {
  const { testPath } = expect.getState();
  if (testPath !== file) count = 0;
  file = testPath;
  return (count += 1);
};

/** Writes the row and gives it back as it stands. */
async function plant<Table extends keyof Tables>(db: Db, table: Table, row: object) {
  const planted: unknown = await db
    .insertInto(table)
    .values(row as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return planted as Selectable<Tables[Table]>;
}

export const plantPerson = (db: Db, some: Some<'person'> = {}) => {
  const n = next();
  return plant(db, 'person', {
    id: randomUUID(),
    contactNumber: `P-${n}`,
    firstName: 'Anna',
    lastName: `Kern ${n}`,
    email: `anna.${n}@people.example`,
    phone: '+436600000000',
    city: 'Wien',
    country: 'AT',
    timeZone: zone,
    active: true,
    pictureState: 'none',
    ...some,
  });
};

export const plantCompany = (db: Db, some: Some<'company'> = {}) => {
  const n = next();
  const row = { id: randomUUID(), number: `K-${n}`, name: `Opera ${n}`, country: 'AT', currency: 'EUR' };
  return plant(db, 'company', { ...row, ...some });
};

export const plantContact = (db: Db, some: Some<'contact'> = {}) => {
  const n = next();
  const row = { id: randomUUID(), number: `N-${n}`, kind: 'companyPerson', name: `Contact ${n}` };
  return plant(db, 'contact', { ...row, ...some });
};

export const plantLocation = (db: Db, some: Some<'location'> = {}) => {
  const name = some.name ?? `Hall ${next()}`;
  return plant(db, 'location', {
    id: randomUUID(),
    name,
    city: 'Wien',
    country: 'AT',
    timeZone: zone,
    latitude: 48.2167,
    longitude: 16.4044,
    searchText: searchText(`${name} Wien`),
    ...some,
  });
};

export const plantFunction = (db: Db, some: Some<'function'> = {}) => {
  const n = next();
  return plant(db, 'function', { id: randomUUID(), caption: `Rigger ${n}`, short: 'RG', ...some });
};

/** A project of a company of its own, where none is named. */
export async function plantProject(db: Db, some: Some<'project'> = {}) {
  const companyId = some.companyId ?? (await plantCompany(db)).id;
  return plant(db, 'project', {
    id: randomUUID(),
    number: `${5_000 + next()}`,
    name: 'A long night at the opera',
    kind: 'client',
    status: 'confirmed',
    companyId,
    beginDate: '2026-11-01',
    createdAt: new Date('2026-10-01T08:00:00Z'),
    ...some,
  });
}

export async function plantCrew(db: Db, some: Some<'crew'> = {}) {
  const projectId = some.projectId ?? (await plantProject(db)).id;
  return plant(db, 'crew', {
    id: randomUUID(),
    number: `CR-${next()}`,
    projectId,
    name: 'Load-in',
    startDate: '2026-11-21',
    startTime: '08:00',
    endTime: '18:00',
    timeZone: zone,
    createdAt: new Date('2026-10-01T08:00:00Z'),
    ...some,
  });
}

/** A position of a crew; its instants follow from days, times and zone. */
export async function plantItem(db: Db, some: Some<'crewItem'> = {}) {
  const crew = some.crewId
    ? await db.selectFrom('crew').selectAll().where('id', '=', some.crewId).executeTakeFirstOrThrow()
    : await plantCrew(db);
  const row = {
    startDate: crew.startDate,
    startTime: crew.startTime,
    endTime: crew.endTime,
    timeZone: crew.timeZone,
    ...some,
  };
  const day = String(row.startDate);
  const [from, until] = [row.startTime, row.endTime].map((time) => (time ? String(time).slice(0, 5) : null));
  const lastDay = String(some.endDate ?? (from && until && until <= from ? addDays(day, 1) : day));
  const startsAt = from ? instantOf(day, from, String(row.timeZone)) : null;
  return plant(db, 'crewItem', {
    id: randomUUID(),
    crewId: crew.id,
    projectId: crew.projectId,
    functionId: some.functionId ?? (await plantFunction(db)).id,
    status: 'confirmed',
    startsAt,
    endsAt: startsAt && until ? instantOf(lastDay, until, String(row.timeZone)) : null,
    createdAt: new Date('2026-10-01T08:00:00Z'),
    ...row,
  });
}
