import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { addFile } from '#platform/files/file.db.ts';
import type { FilePort } from '#platform/ports.ts';
import { smallPdf } from '../demo/small-pdf.ts';

export type Signer = Partial<Insertable<Tables['signatory']>> & { login: string };

let count = 0;

/** A type, a file and a document with its signatories; people are those of the tests by their logins. */
export async function plantDocument(
  db: Db,
  files: FilePort,
  signers: readonly Signer[],
  some: Partial<Insertable<Tables['document']>> & {
    type?: Partial<Insertable<Tables['documentType']>>;
  } = {},
) {
  count += 1;
  const { type, ...more } = some;
  const typeId = `type-${count}`;
  await db
    .insertInto('documentType')
    .values({ id: typeId, caption: 'Contract', ...type })
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
      typeId,
      status: 'readyToSign',
      allowSignatories: true,
      fileId,
      sha256: content,
      pages: 1,
      createdAt: at,
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
        documentId: id,
        personId: `person-${login}`,
        contactNumber: `C-${login}`,
        name: `Zoë D'${login}`,
        email: `${login}@people.example`,
        step: place + 1,
        status: 'readyToSign',
        ...own,
      })
      .execute();
  }
  return { id, sha256: content, signatories: ids, typeId };
}
export type PlantedDocument = Awaited<ReturnType<typeof plantDocument>>;
