import { randomUUID } from 'node:crypto';
import type { PortraitRejection } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

const rows = (db: Db) =>
  db
    .selectFrom('picture_submission as s')
    .innerJoin('person as p', 'p.id', 's.person_id')
    .select([
      's.id',
      's.version',
      's.person_id as personId',
      fullName('p').as('personName'),
      's.file_id as fileId',
      's.state',
      's.reason',
      's.reason_code as reasonCode',
      's.submitted_at as submittedAt',
      's.decided_at as decidedAt',
    ]);
export type Submission = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export const submissionById = (db: Db, id: string) => rows(db).where('s.id', '=', id).executeTakeFirst();

export async function submissions(
  db: Db,
  which: { personId: string } | { state: 'pending' },
  page: { limit: number; page: number },
) {
  const [column, value] =
    'personId' in which ? (['s.person_id', which.personId] as const) : (['s.state', which.state] as const);
  const { total } = await db
    .selectFrom('picture_submission as s')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  const found = await rows(db)
    .where(column, '=', value)
    .orderBy('s.submitted_at', 'personId' in which ? 'desc' : 'asc')
    .orderBy('s.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows: found, total };
}

/** A newer picture takes the place of one that waits. */
export async function submitPicture(
  db: Db,
  { personId, fileId, at }: { personId: string; fileId: string; at: Date },
) {
  await db
    .updateTable('picture_submission')
    .set({ state: 'withdrawn', decided_at: at, version: sql<number>`version + 1` })
    .where('person_id', '=', personId)
    .where('state', '=', 'pending')
    .execute();
  const id = randomUUID();
  await db
    .insertInto('picture_submission')
    .values({ id, person_id: personId, file_id: fileId, state: 'pending', submitted_at: at })
    .execute();
  return id;
}

type Decision = {
  state: 'approved' | 'rejected' | 'withdrawn';
  code: PortraitRejection | null;
  reason: string;
  by: string | null;
  at: Date;
};

/** False where it does not wait any more. */
export async function decideSubmission(db: Db, id: string, { state, code, reason, by, at }: Decision) {
  const done = await db
    .updateTable('picture_submission')
    .set({
      state,
      reason,
      reason_code: code,
      decided_by: by,
      decided_at: at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Brings the person in line with the submissions: an approved picture stands whatever came after it; without one
 * the newest says what is awaited or was refused.
 */
export const alignPicture = async (db: Db, personId: string): Promise<void> => {
  await sql`update person p set (picture_file_id, picture_state) = (
      select s.file_id, coalesce(s.state, 'none') from (select 1) as one left join lateral (
        select file_id, state from picture_submission where tenant_id = p.tenant_id and person_id = p.id
          and state <> 'withdrawn'
        order by (state = 'approved') desc, coalesce(decided_at, submitted_at) desc limit 1
      ) s on true)
    where p.id = ${personId}
      and (exists (select from picture_submission a where a.tenant_id = p.tenant_id and a.person_id = p.id
        and a.state = 'approved') or p.picture_state <> 'approved')`.execute(db);
};

export const showPicture = async (
  db: Db,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<void> => {
  await db
    .updateTable('person')
    .set({ picture_file_id: fileId, picture_state: 'approved' })
    .where('id', '=', personId)
    .execute();
};

export const setSubmittedFile = async (
  db: Db,
  { submissionId, fileId }: { submissionId: string; fileId: string },
): Promise<void> => {
  await db
    .updateTable('picture_submission')
    .set({ file_id: fileId })
    .where('id', '=', submissionId)
    .execute();
};

/** A picture by the id of its submission; those from before there were submissions by the id of their file. */
export async function pictureOwner(db: Db, id: string) {
  const handedIn = await submissionById(db, id);
  if (handedIn) return handedIn;
  const person = await db
    .selectFrom('person')
    .select(['id as personId', 'picture_file_id as fileId', 'picture_state as state'])
    .where('picture_file_id', '=', id)
    .executeTakeFirst();
  return person?.fileId
    ? { personId: person.personId, fileId: person.fileId, state: person.state }
    : undefined;
}
