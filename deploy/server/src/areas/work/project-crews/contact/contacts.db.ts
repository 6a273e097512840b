import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isChief, isMember } from '../../../account/access/access.public.ts';
import type { PictureColumns } from '../../crew-access/crew-access.public.ts';

export type ContactRow = PictureColumns & {
  contactId: string | null;
  personId: string | null;
  name: string;
  role: string;
  phone: string;
  email: string;
};

const person = sql`person.id as "personId", ${fullName('person')} as name, person.phone, person.email,
  file.id as "pictureId", file.content as "pictureContent", file.private as "picturePrivate",
  (select contact.id from contact where contact."personId" = person.id and contact.kind = 'person'
    order by contact.id limit 1) as "contactId", min(function.caption) as role`;
const inCrew = sql`"crewItem"
  join person on person.id = "crewItem"."personId"
  join function on function.id = "crewItem"."functionId"
  left join file on file.id = person."pictureFileId" and person."pictureState" = 'approved'`;
const onePerPerson = sql`group by person."tenantId", person.id, person."firstName", person."lastName", person.phone,
  person.email,
  file.id, file.content, file.private`;

export async function chiefContacts(db: Db, crewId: string): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`select ${person} from ${inCrew}
    where "crewItem"."crewId" = ${crewId} and ${isChief('crewItem')}
    ${onePerPerson} order by person."lastName", person."firstName", person.id`.execute(db);
  return rows;
}

/** Somebody of the crew, named by contact, contact number or person. */
export async function memberContact(
  db: Db,
  { crewId, contactId }: { crewId: string; contactId: string },
): Promise<(ContactRow & { chief: boolean }) | undefined> {
  const { rows } = await sql<ContactRow & { chief: boolean }>`
    select ${person}, bool_or(${isChief('crewItem')}) as chief from ${inCrew}
    where "crewItem"."crewId" = ${crewId} and ${isMember('crewItem')} and (person.id = ${contactId}
      or person."contactNumber" = ${contactId} or exists (select from contact where contact."personId" = person.id
        and (contact.id = ${contactId} or contact.number = ${contactId})))
    ${onePerPerson}`.execute(db);
  return rows[0];
}

export async function onSiteContact(db: Db, crewId: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select contact.id as "contactId", contact."personId", contact.name, contact.role, contact.phone, contact.email,
      file.id as "pictureId", file.content as "pictureContent", file.private as "picturePrivate"
    from crew join contact on contact.id = crew."contactOnSiteId"
      left join person on person.id = contact."personId"
      left join file on file.id = person."pictureFileId" and person."pictureState" = 'approved'
    where crew.id = ${crewId}`.execute(db);
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
