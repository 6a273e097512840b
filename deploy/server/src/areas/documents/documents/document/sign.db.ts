import { signatoryGroups } from '@callboard/domain';
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

/** The document of a signatory that is this person; nothing where it is another one's. */
export const documentOfSignatory = async (
  db: Db,
  { signatoryId, personId }: { signatoryId: string; personId: string },
): Promise<string | null> =>
  (
    await db
      .selectFrom('signatory')
      .select('documentId')
      .where('id', '=', signatoryId)
      .where('personId', '=', personId)
      .executeTakeFirst()
  )?.documentId ?? null;

export async function addSignature(
  db: Db,
  signature: Omit<Insertable<Tables['signature']>, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('signature')
    .values({ ...signature, id })
    .execute();
  await decide(db, signature.signatoryId, { status: 'signed', at: signature.signedAt as Date });
  return id;
}

export const decide = async (
  db: Db,
  signatoryId: string,
  { status, at, reason = '' }: { status: 'signed' | 'declined'; at: Date; reason?: string },
): Promise<void> => {
  await db
    .updateTable('signatory')
    .set({ status, decidedAt: at, declinedReason: reason, version: sql`version + 1` })
    .where('id', '=', signatoryId)
    .execute();
};

/** Who has looked at it is on the way. */
export const signatoryOpened = async (
  db: Db,
  documentId: string,
  who: { personId: string } | { signatoryId: string },
): Promise<void> => {
  await db
    .updateTable('signatory')
    .set({ status: 'onGoing', version: sql`version + 1` })
    .where('documentId', '=', documentId)
    .where((either) =>
      'personId' in who ? either('personId', '=', who.personId) : either('id', '=', who.signatoryId),
    )
    .where('status', '=', 'readyToSign')
    .execute();
};

/** Nobody signs any more. */
export const closeSignatories = async (
  db: Db,
  documentId: string,
  status: 'expired' | 'void',
): Promise<void> => {
  await db
    .updateTable('signatory')
    .set({ status, version: sql`version + 1` })
    .where('documentId', '=', documentId)
    .where('status', 'in', signatoryGroups.signable)
    .execute();
};

type Change = Partial<Omit<Tables['document'], 'id' | 'version'>>;

/** Changes a document and gives back its new version. */
export const changeDocument = async (
  db: Db,
  id: string,
  change: { [Key in keyof Change]?: unknown },
): Promise<number> =>
  (
    await db
      .updateTable('document')
      .set({ ...(change as object), version: sql`version + 1` })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
  ).version;
