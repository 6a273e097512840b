import { receiptGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { dropUnusedFiles } from '#platform/files/unused-files.db.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

/** Receipts that were handed in are in the books, and so is what proves them. */
const inTheBooks = sql`status ${oneOf(receiptGroups.booked)}`;

/** Papers of the person that neither a signature nor the books keep. */
const ownPapers = (personId: string): RawBuilder<boolean> => sql`"ownerId" = ${personId}
  and "sealedAt" is null and status <> 'signed'
  and not exists (select from "documentLink" join receipt on receipt.id = "documentLink"."subjectId"
    where "documentLink"."documentId" = document.id and "documentLink"."subjectKind" = 'receipt'
      and receipt."personId" = ${personId} and receipt.${inTheBooks})`;

/** Forms about the person that nobody signed; what was checked for a crew belongs to the crew's work. */
const ownForms = (personId: string) =>
  sql`select id from "formResult" where "personId" = ${personId} and "crewId" is null and "signedAt" is null`;

const logins = (personId: string) => sql`select id from login where "personId" = ${personId}`;

const idsOf = async (db: Db, query: RawBuilder<{ id: string | null }>): Promise<string[]> =>
  (await query.execute(db)).rows.flatMap(({ id }) => (id === null ? [] : [id]));

/** The files of what is about to be taken away, before it is. */
const filesOf = (db: Db, personId: string): Promise<string[]> =>
  idsOf(
    db,
    sql`select "fileId" as id from document where ${ownPapers(personId)}
      union select "fileId" from "pictureSubmission" where "personId" = ${personId}
      union select "pictureFileId" from person where id = ${personId}
      union select "imageFileId" from "savedSignature" where "personId" = ${personId}
      union select "fileId" from "crewPhoto" where "personId" = ${personId}
      union select "fileId" from upload where "loginId" in (${logins(personId)})
      union select "fileId" from "formAnswer" where "resultId" in (${ownForms(personId)})
      union select "signatureFileId" from "formResult" where id in (${ownForms(personId)})
      union select "paperFileId" from "formResult" where id in (${ownForms(personId)})
      union select "fileId" from export`,
  );

/**
 * Takes away what holds the person's files and answers the contents that nothing of this tenant names any more.
 * Exports are copies of papers about many people, and which of them hold this one cannot be seen from outside: all
 * of them go and can be made again.
 */
export async function eraseFiles(db: Db, personId: string): Promise<string[]> {
  const files = await filesOf(db, personId);
  await sql`update document set status = 'void', withheld = true, "fileId" = null, sha256 = null, pages = null
    where ${ownPapers(personId)}`.execute(db);
  await sql`update person set "pictureFileId" = null, "pictureState" = 'none' where id = ${personId}`.execute(
    db,
  );
  await sql`delete from "pictureSubmission" where "personId" = ${personId}`.execute(db);
  await sql`delete from "savedSignature" where "personId" = ${personId}`.execute(db);
  await sql`delete from "crewPhoto" where "personId" = ${personId}`.execute(db);
  await sql`delete from upload where "loginId" in (${logins(personId)})`.execute(db);
  await sql`update "formAnswer" set "fileId" = null, value = 'null', comment = ''
    where "resultId" in (${ownForms(personId)})`.execute(db);
  await sql`update "formResult" set "signatureFileId" = null, "paperFileId" = null
    where id in (${ownForms(personId)})`.execute(db);
  await sql`delete from export`.execute(db);
  return dropUnusedFiles(db, files);
}
