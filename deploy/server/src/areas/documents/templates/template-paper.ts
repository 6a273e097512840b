import { randomUUID } from 'node:crypto';
import { paragraphsOf } from '@callboard/domain';
import { addFile } from '#platform/files/file.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { pageCount } from '#platform/pdf/original.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import { tenantLanguage, tenantZone } from '../../account/settings/settings.public.ts';
import type { TakenDocument } from '../documents/documents.public.ts';

const type = 'application/pdf';
const fileName = (name: string): string => `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()}.pdf`;

/** A paper, with the id of the document that it names below its pages. */
export type TemplatePaper = { id: string; bytes: Uint8Array };

/** Makes papers in the language of the tenant; fifty take their time, and nobody waits for the connection. */
export async function templatePapers(
  { db, tenant, now, outside }: Ctx,
  texts: readonly { title: string; text: string }[],
): Promise<TemplatePaper[]> {
  const around = {
    language: await tenantLanguage(db),
    timeZone: await tenantZone(db),
    tenantName: tenant.name,
  };
  return outside(`papers ${JSON.stringify([around, texts])}`, async () => {
    const made: TemplatePaper[] = [];
    for (const { title, text } of texts) {
      const id = randomUUID();
      const bytes = await paperPdf({
        ...around,
        title,
        madeAt: now(),
        facts: [],
        tables: [],
        texts: paragraphsOf(text).map((body) => ({ body })),
        documentId: id,
      });
      made.push({ id, bytes });
    }
    return made;
  });
}

/** Keeps a paper as if somebody had uploaded it. */
export async function keepTemplatePaper(
  { db, files, now }: Ctx,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<TakenDocument> {
  const { name: content, size } = await files.put(bytes);
  const facts = { content, size, name: fileName(name), type, private: true };
  const fileId = await addFile(db, { ...facts, at: now() });
  return { fileId, sha256: content, type, pages: (await pageCount(bytes, type)) ?? 1 };
}
