import type { persons } from '@callboard/contract';
import { downloadZip } from 'client-zip';
import { notFound } from '#platform/errors/app-error.ts';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { requireOwnOrEditing } from '../read/persons.policy.ts';
import { dataOfPerson, filesOfPerson } from './export-person.db.ts';

const safeName = (text: string): string => text.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 100);

export const exportPerson: Handler<typeof persons.exportPerson> = async ({ params }, ctx) => {
  const { db, caller, files, now } = ctx;
  requireOwnOrEditing(caller, params.id);
  const data = await dataOfPerson(db, params.id);
  if (data['person']?.length !== 1) throw notFound();
  const entries = [
    { name: 'person.json', lastModified: now(), input: JSON.stringify(data, null, 2) },
    ...(await Promise.all(
      (await filesOfPerson(db, params.id)).map(async ({ id, content, name }) => ({
        name: `files/${id.slice(0, 8)}-${safeName(name)}`,
        lastModified: now(),
        input: new Uint8Array((await files.read(content)) ?? []),
      })),
    )),
  ];
  const zip = new Uint8Array(await downloadZip(entries).arrayBuffer());
  return new FileReply(zip, 'application/zip', {
    ...fileNamed('attachment', `person-${safeName(params.id)}.zip`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
};
