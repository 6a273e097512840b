import { signableStatuses, undecidedAbsenceStates, uploadDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { neededFor } from './needed-for.db.ts';
import { nobodyBefore } from '../../documents/documents/documents.public.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

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
    select 'toSign' as part, d.id, d.name, t.caption as type, d.created_at as since, d.expires_at as "expiresAt",
      d.reason
    from signatory s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
    join document_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
    where s.person_id = ${personId} and s.status ${oneOf(signableStatuses)} and d.allow_signatories
      and d.status ${oneOf(signableStatuses)} and not t.paper_needed
      and not exists (select from signature g where g.tenant_id = s.tenant_id and g.signatory_id = s.id)
      and ${nobodyBefore}
    union all
    select case d.status when 'beingVerified' then 'beingVerified' else 'toUpload' end, d.id, d.name, t.caption,
      d.created_at, d.expires_at, d.reason
    from document d join document_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
    where d.owner_id = ${personId} and d.status ${oneOf(uploadDocumentStatuses)} and not d.withheld
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
    .selectFrom('document as d')
    .innerJoin('document_type as t', (on) =>
      on.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    )
    .select(['d.id', 'd.name', 't.caption as type', sql<string>`d.valid_until`.as('validUntil')])
    .select(neededFor(personId, 't.skill_id').as('functions'))
    .where('d.owner_id', '=', personId)
    .where('d.status', '=', 'information')
    .where('d.withheld', '=', false)
    .where('t.uploadable', '=', true)
    .where(
      sql<boolean>`d.valid_until between ${today}::date - ${endedForDays}::int and ${today}::date + ${days}::int`,
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('document as n')
            .whereRef('n.tenant_id', '=', 'd.tenant_id')
            .whereRef('n.replaces_id', '=', 'd.id')
            .where('n.status', '=', 'beingVerified'),
        ),
      ),
    )
    .orderBy('d.valid_until')
    .orderBy('d.id')
    .limit(200)
    .execute();
  return rows;
}

/** What others have handed in and the office has to look at, the oldest first. */
export async function uploadsToVerify(db: Db, personId: string) {
  const rows = await db
    .selectFrom('document as d')
    .innerJoin('document_type as t', (on) =>
      on.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    )
    .leftJoin('person as p', (on) =>
      on.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.owner_id'),
    )
    .select(['d.id', 'd.name', 't.caption as type', 'd.created_at as since'])
    .select(fullName<string | null>('p').as('who'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('d.status', '=', 'beingVerified')
    .where((where) => where.or([where('d.owner_id', 'is', null), where('d.owner_id', '<>', personId)]))
    .orderBy('d.created_at')
    .orderBy('d.id')
    .limit(10)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}

export async function informationLinks(db: Db, now: Date) {
  const rows = await db
    .selectFrom('crew_info')
    .select([
      'id',
      'caption',
      'link',
      sql<boolean>`file_id is not null`.as('hasFile'),
      'published_at as publishedAt',
    ])
    .where('published_at', '<=', now)
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
  const ahead = sql`(${office}::boolean or from_day >= ${today}::date + (status = 'cancelRequested')::int)`;
  const { rows } = await sql<Counted>`select
    (select count(*)::int from notification where person_id = ${personId} and read_at is null) as unread,
    (select count(*)::int from activity where type <> 'LOG' and done_at is null and due_date <= ${today}
      and (recipient_id = ${personId} or (recipient_id is null and type = 'TODO_INT'))) as todos,
    (select count(*)::int from absence where status ${oneOf(undecidedAbsenceStates)}
      and person_id <> ${personId} and ${ahead}) as vacations,
    (select count(*)::int from person_change where state = 'open') as changes,
    (select count(*)::int from picture_submission where state = 'pending') as pictures,
    (select count(*)::int from crew_photo where state = 'pending') as photos,
    (select count(*)::int from document where ${office}::boolean and allow_signatories
      and status ${oneOf(signableStatuses)}) as signing`.execute(db);
  return rows[0] ?? { unread: 0, todos: 0, vacations: 0, changes: 0, pictures: 0, photos: 0, signing: 0 };
}
