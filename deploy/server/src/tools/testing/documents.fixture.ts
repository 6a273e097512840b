import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/db/tables.ts';
import { addFile } from '../../platform/files/file.db.ts';
import type { FilePort } from '../../platform/ports.ts';
import { smallPdf } from '../demo/small-pdf.ts';

export type Signer = Partial<Insertable<Tables['signatory']>> & { login: string };

let count = 0;

/** A type, a file and a document with its signatories; people are those of the tests by their logins. */
export async function plantDocument(
  db: Db,
  files: FilePort,
  signers: readonly Signer[],
  some: Partial<Insertable<Tables['document']>> & {
    type?: Partial<Insertable<Tables['document_type']>>;
  } = {},
) {
  count += 1;
  const { type, ...more } = some;
  const type_id = `type-${count}`;
  await db
    .insertInto('document_type')
    .values({ id: type_id, caption: 'Contract', ...type })
    .execute();
  const at = new Date('2026-11-20T08:00:00Z');
  const { name: content, size } = await files.put(smallPdf(`Contract ${count}`, ['One line.']));
  const name = `contract-${count}.pdf`;
  const fileId = await addFile(db, { content, name, type: 'application/pdf', size, private: true, at });
  const id = `document-${count}`;
  await db
    .insertInto('document')
    .values({
      id,
      number: `T-${count}`,
      name: `Contract ${count}`,
      type_id,
      status: 'readyToSign',
      allow_signatories: true,
      file_id: fileId,
      sha256: content,
      pages: 1,
      created_at: at,
      ...more,
    })
    .execute();
  const ids: string[] = [];
  for (const [place, { login, ...own }] of signers.entries()) {
    const signatory = own.id ?? randomUUID();
    ids.push(signatory);
    await db
      .insertInto('signatory')
      .values({
        id: signatory,
        document_id: id,
        person_id: `person-${login}`,
        contact_number: `C-${login}`,
        name: `Zoë D'${login}`,
        email: `${login}@people.example`,
        step: place + 1,
        status: 'readyToSign',
        ...own,
      })
      .execute();
  }
  return { id, sha256: content, signatories: ids, typeId: type_id };
}
export type PlantedDocument = Awaited<ReturnType<typeof plantDocument>>;
