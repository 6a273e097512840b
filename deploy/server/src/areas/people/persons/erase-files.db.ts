import { bookedReceiptStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { dropUnusedFiles } from '../../../platform/files/unused-files.db.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** Receipts that were handed in are in the books, and so is what proves them. */
const inTheBooks = sql`status ${oneOf(bookedReceiptStates)}`;

/** Papers of the person that neither a signature nor the books keep. */
const ownPapers = (personId: string): RawBuilder<boolean> => sql`owner_id = ${personId}
  and sealed_at is null and status <> 'signed'
  and not exists (select from document_link l join receipt r on r.tenant_id = l.tenant_id and r.id = l.subject_id
    where l.tenant_id = document.tenant_id and l.document_id = document.id and l.subject_kind = 'receipt'
      and r.person_id = ${personId} and r.${inTheBooks})`;

/** Forms about the person that nobody signed; what was checked for a crew belongs to the crew's work. */
const ownForms = (personId: string) =>
  sql`select id from form_result where person_id = ${personId} and crew_id is null and signed_at is null`;

const logins = (personId: string) => sql`select id from login where person_id = ${personId}`;

const idsOf = async (db: Db, query: RawBuilder<{ id: string | null }>): Promise<string[]> =>
  (await query.execute(db)).rows.flatMap(({ id }) => (id === null ? [] : [id]));

/** The files of what is about to be taken away, before it is. */
const filesOf = (db: Db, personId: string): Promise<string[]> =>
  idsOf(
    db,
    sql`select file_id as id from document where ${ownPapers(personId)}
      union select file_id from picture_submission where person_id = ${personId}
      union select picture_file_id from person where id = ${personId}
      union select image_file_id from saved_signature where person_id = ${personId}
      union select file_id from crew_photo where person_id = ${personId}
      union select file_id from upload where login_id in (${logins(personId)})
      union select file_id from form_answer where result_id in (${ownForms(personId)})
      union select signature_file_id from form_result where id in (${ownForms(personId)})
      union select paper_file_id from form_result where id in (${ownForms(personId)})
      union select file_id from export`,
  );

/**
 * Takes away what holds the person's files and answers the contents that nothing of this tenant names any more.
 * Exports are copies of papers about many people, and which of them hold this one cannot be seen from outside: all
 * of them go and can be made again.
 */
export async function eraseFiles(db: Db, personId: string): Promise<string[]> {
  const files = await filesOf(db, personId);
  await sql`update document set status = 'void', withheld = true, file_id = null, sha256 = null, pages = null
    where ${ownPapers(personId)}`.execute(db);
  await sql`update person set picture_file_id = null, picture_state = 'none' where id = ${personId}`.execute(
    db,
  );
  await sql`delete from picture_submission where person_id = ${personId}`.execute(db);
  await sql`delete from saved_signature where person_id = ${personId}`.execute(db);
  await sql`delete from crew_photo where person_id = ${personId}`.execute(db);
  await sql`delete from upload where login_id in (${logins(personId)})`.execute(db);
  await sql`update form_answer set file_id = null, value = 'null', comment = ''
    where result_id in (${ownForms(personId)})`.execute(db);
  await sql`update form_result set signature_file_id = null, paper_file_id = null
    where id in (${ownForms(personId)})`.execute(db);
  await sql`delete from export`.execute(db);
  return dropUnusedFiles(db, files);
}
