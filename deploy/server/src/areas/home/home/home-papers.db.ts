import { absenceGroups, documentGroups, signatoryGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { neededFor } from './needed-for.db.ts';
import { nobodyBefore } from '../../documents/documents/documents.public.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

type Row = {
  part: 'toSign' | 'beingVerified' | 'toUpload';
  id: string;
  name: string;
  type: string;
  since: Date;
  expiresAt: Date | null;
  reason: string;
};

/** Documents that wait for a person: to sign where it is their turn, to upload, and handed in. */
export async function waitingDocuments(db: Db, personId: string) {
  const { rows } = await sql<Row>`
    select 'toSign' as part, document.id, document.name, "documentType".caption as type,
      document."createdAt" as since, document."expiresAt",
      document.reason
    from signatory join document on document.id = signatory."documentId"
    join "documentType" on "documentType".id = document."typeId"
    where signatory."personId" = ${personId} and signatory.status ${oneOf(signatoryGroups.signable)}
      and document."allowSignatories"
      and document.status ${oneOf(documentGroups.signable)} and not "documentType"."paperNeeded"
      and not exists (select from signature where signature."signatoryId" = signatory.id)
      and ${nobodyBefore}
    union all
    select case document.status when 'beingVerified' then 'beingVerified' else 'toUpload' end, document.id,
      document.name, "documentType".caption,
      document."createdAt", document."expiresAt", document.reason
    from document join "documentType" on "documentType".id = document."typeId"
    where document."ownerId" = ${personId} and document.status ${oneOf(documentGroups.upload)}
      and not document.withheld
    order by since limit 200`.execute(db);
  const of = (part: Row['part']) => {
    const items = rows.filter((row) => row.part === part);
    return {
      items: items.slice(0, 10).map(({ id, name, type, since, expiresAt, reason }) => ({
        id,
        name,
        type,
        reason,
        since: since.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
      total: items.length,
    };
  };
  return { toSign: of('toSign'), beingVerified: of('beingVerified'), toUpload: of('toUpload') };
}

/** What ended is a warning for so long. */
export const endedForDays = 90;

/** Handed in and approved, and at its end within these days or not long ago, while no newer one waits for its check. */
export async function documentsEnding(
  db: Db,
  { personId, today, days }: { personId: string; today: string; days: number },
) {
  const rows = await db
    .selectFrom('document')
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .select([
      'document.id',
      'document.name',
      'documentType.caption as type',
      sql<string>`document."validUntil"`.as('validUntil'),
    ])
    .select(neededFor(personId, 'documentType.skillId').as('functions'))
    .where('document.ownerId', '=', personId)
    .where('document.status', '=', 'information')
    .where('document.withheld', '=', false)
    .where('documentType.uploadable', '=', true)
    .where(
      sql<boolean>`document."validUntil" between ${today}::date - ${endedForDays}::int
        and ${today}::date + ${days}::int`,
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('document as newer')
            .whereRef('newer.replacesId', '=', 'document.id')
            .where('newer.status', '=', 'beingVerified'),
        ),
      ),
    )
    .orderBy('document.validUntil')
    .orderBy('document.id')
    .limit(200)
    .execute();
  return rows;
}

/** What others have handed in and the office has to look at, the oldest first. */
export async function uploadsToVerify(db: Db, personId: string) {
  const rows = await db
    .selectFrom('document')
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .leftJoin('person', 'person.id', 'document.ownerId')
    .select(['document.id', 'document.name', 'documentType.caption as type', 'document.createdAt as since'])
    .select(fullName<string | null>('person').as('who'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('document.status', '=', 'beingVerified')
    .where((where) =>
      where.or([where('document.ownerId', 'is', null), where('document.ownerId', '<>', personId)]),
    )
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .limit(10)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}

export async function informationLinks(db: Db, now: Date) {
  const rows = await db
    .selectFrom('crewInfo')
    .select(['id', 'caption', 'link', sql<boolean>`"fileId" is not null`.as('hasFile'), 'publishedAt'])
    .where('publishedAt', '<=', now)
    .orderBy('rank')
    .orderBy('id')
    .limit(50)
    .execute();
  const items = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { items, total: items.length };
}

type Counted = Record<
  'unread' | 'todos' | 'vacations' | 'changes' | 'pictures' | 'photos' | 'signing',
  number
>;

/** All counts in one look; those that the caller may not see are left out above. */
export async function homeCounts(
  db: Db,
  { personId, today, office }: { personId: string; today: string; office: boolean },
): Promise<Counted> {
  // As `vacationRights` says: nobody decides about the own one, and what has begun is for the office.
  const ahead = sql`(${office}::boolean or "fromDay" >= ${today}::date + (status = 'cancelRequested')::int)`;
  const { rows } = await sql<Counted>`select
    (select count(*)::int from notification where "personId" = ${personId} and "readAt" is null) as unread,
    (select count(*)::int from activity where type <> 'LOG' and "doneAt" is null and "dueDate" <= ${today}
      and ("recipientId" = ${personId} or ("recipientId" is null and type = 'TODO_INT'))) as todos,
    (select count(*)::int from absence where status ${oneOf(absenceGroups.undecided)}
      and "personId" <> ${personId} and ${ahead}) as vacations,
    (select count(*)::int from "personChange" where state = 'open') as changes,
    (select count(*)::int from "pictureSubmission" where state = 'pending') as pictures,
    (select count(*)::int from "crewPhoto" where state = 'pending') as photos,
    (select count(*)::int from document where ${office}::boolean and "allowSignatories"
      and status ${oneOf(documentGroups.signable)}) as signing`.execute(db);
  return rows[0] ?? { unread: 0, todos: 0, vacations: 0, changes: 0, pictures: 0, photos: 0, signing: 0 };
}
