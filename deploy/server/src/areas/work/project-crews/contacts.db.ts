import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isChief, isMember } from '../../account/access/access.public.ts';
import type { PictureColumns } from '../crew-access/crew-access.public.ts';

export type ContactRow = PictureColumns & {
  contactId: string | null;
  personId: string | null;
  name: string;
  role: string;
  phone: string;
  email: string;
};

const person = sql`p.id as "personId", ${fullName('p')} as name, p.phone, p.email,
  v.id as "pictureId", v.content as "pictureContent", v.private as "picturePrivate",
  (select c.id from contact c where c."personId" = p.id and c.kind = 'person'
    order by c.id limit 1) as "contactId", min(f.caption) as role`;
const inCrew = sql`"crewItem" i
  join person p on p.id = i."personId"
  join function f on f.id = i."functionId"
  left join file v on v.id = p."pictureFileId" and p."pictureState" = 'approved'`;
const onePerPerson = sql`group by p."tenantId", p.id, p."firstName", p."lastName", p.phone, p.email,
  v.id, v.content, v.private`;

export async function chiefContacts(db: Db, crewId: string): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`select ${person} from ${inCrew}
    where i."crewId" = ${crewId} and ${isChief('i')}
    ${onePerPerson} order by p."lastName", p."firstName", p.id`.execute(db);
  return rows;
}

/** Somebody of the crew, named by contact, contact number or person. */
export async function memberContact(
  db: Db,
  { crewId, contactId }: { crewId: string; contactId: string },
): Promise<(ContactRow & { chief: boolean }) | undefined> {
  const { rows } = await sql<ContactRow & { chief: boolean }>`
    select ${person}, bool_or(${isChief('i')}) as chief from ${inCrew}
    where i."crewId" = ${crewId} and ${isMember('i')} and (p.id = ${contactId}
      or p."contactNumber" = ${contactId} or exists (select from contact c where c."personId" = p.id and (c.id = ${contactId} or c.number = ${contactId})))
    ${onePerPerson}`.execute(db);
  return rows[0];
}

export async function onSiteContact(db: Db, crewId: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select s.id as "contactId", s."personId", s.name, s.role, s.phone, s.email,
      v.id as "pictureId", v.content as "pictureContent", v.private as "picturePrivate"
    from crew c join contact s on s.id = c."contactOnSiteId"
      left join person p on p.id = s."personId"
      left join file v on v.id = p."pictureFileId" and p."pictureState" = 'approved'
    where c.id = ${crewId}`.execute(db);
  return rows[0];
}

export const isActiveContact = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('contact')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;

export const isCateringType = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogueEntry')
    .select('id')
    .where('list', '=', 'cateringAgreementTypes')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;
