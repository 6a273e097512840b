import { randomUUID } from 'node:crypto';
import type { PortraitRejection } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

const rows = (db: Db) =>
  db
    .selectFrom('pictureSubmission')
    .innerJoin('person', 'person.id', 'pictureSubmission.personId')
    .select([
      'pictureSubmission.id',
      'pictureSubmission.version',
      'pictureSubmission.personId',
      fullName('person').as('personName'),
      'pictureSubmission.fileId',
      'pictureSubmission.state',
      'pictureSubmission.reason',
      'pictureSubmission.reasonCode',
      'pictureSubmission.submittedAt',
      'pictureSubmission.decidedAt',
    ]);
export type Submission = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export const submissionById = (db: Db, id: string) =>
  rows(db).where('pictureSubmission.id', '=', id).executeTakeFirst();

export async function submissions(
  db: Db,
  which: { personId: string } | { state: 'pending' },
  page: { limit: number; page: number },
) {
  const [column, value] =
    'personId' in which
      ? (['pictureSubmission.personId', which.personId] as const)
      : (['pictureSubmission.state', which.state] as const);
  const { total } = await db
    .selectFrom('pictureSubmission')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  const found = await rows(db)
    .where(column, '=', value)
    .orderBy('pictureSubmission.submittedAt', 'personId' in which ? 'desc' : 'asc')
    .orderBy('pictureSubmission.id')
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
    .updateTable('pictureSubmission')
    .set({ state: 'withdrawn', decidedAt: at, version: sql<number>`version + 1` })
    .where('personId', '=', personId)
    .where('state', '=', 'pending')
    .execute();
  const id = randomUUID();
  await db
    .insertInto('pictureSubmission')
    .values({ id, personId, fileId, state: 'pending', submittedAt: at })
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
    .updateTable('pictureSubmission')
    .set({
      state,
      reason,
      reasonCode: code,
      decidedBy: by,
      decidedAt: at,
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
  await sql`update person set ("pictureFileId", "pictureState") = (
      select submission."fileId", coalesce(submission.state, 'none') from (select 1) as one left join lateral (
        select "fileId", state from "pictureSubmission" where "personId" = person.id
          and state <> 'withdrawn'
        order by (state = 'approved') desc, coalesce("decidedAt", "submittedAt") desc limit 1
      ) submission on true)
    where person.id = ${personId}
      and (exists (select from "pictureSubmission" where "pictureSubmission"."personId" = person.id
        and "pictureSubmission".state = 'approved') or person."pictureState" <> 'approved')`.execute(db);
};

export const showPicture = async (
  db: Db,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<void> => {
  await db
    .updateTable('person')
    .set({ pictureFileId: fileId, pictureState: 'approved' })
    .where('id', '=', personId)
    .execute();
};

export const setSubmittedFile = async (
  db: Db,
  { submissionId, fileId }: { submissionId: string; fileId: string },
): Promise<void> => {
  await db.updateTable('pictureSubmission').set({ fileId }).where('id', '=', submissionId).execute();
};

/** A picture by the id of its submission; those from before there were submissions by the id of their file. */
export async function pictureOwner(db: Db, id: string) {
  const handedIn = await submissionById(db, id);
  if (handedIn) return handedIn;
  const person = await db
    .selectFrom('person')
    .select(['id as personId', 'pictureFileId as fileId', 'pictureState as state'])
    .where('pictureFileId', '=', id)
    .executeTakeFirst();
  return person?.fileId
    ? { personId: person.personId, fileId: person.fileId, state: person.state }
    : undefined;
}
