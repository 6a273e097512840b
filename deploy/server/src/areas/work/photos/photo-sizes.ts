import { crewPhotoEdges } from '@callboard/contract';
import { addFile, fileById } from '../../../platform/files/file.db.ts';
import { addSizes } from '../../../platform/files/file-sizes.db.ts';
import { reencodePicture, reencodePortrait } from '../../../platform/files/picture.ts';
import type { FilePort } from '../../../platform/ports.ts';
import type { Db } from '../../../platform/db/tables.ts';

const { medium, small } = crewPhotoEdges;

/** A photo for a screen and for a list; the small one is cut from the middle. */
export async function photoSizes(bytes: Uint8Array): Promise<{ edge: number; bytes: Buffer }[]> {
  const forScreen = await reencodePicture(bytes, { width: medium, height: medium });
  return [
    { edge: medium, bytes: forScreen },
    { edge: small, bytes: await reencodePortrait(forScreen, small) },
  ];
}

type Place = { db: Db; files: Pick<FilePort, 'read' | 'put'>; now: () => Date };

/** Makes the sizes of a photo that is kept already. One whose bytes are gone stands for itself. */
export async function keepPhotoSizes({ db, files, now }: Place, fileId: string): Promise<void> {
  const file = await fileById(db, fileId);
  if (!file) return;
  const bytes = await files.read(file.content);
  const made = bytes ? await photoSizes(bytes) : [];
  const kept: { edge: number; fileId: string }[] =
    made.length > 0 ? [] : [medium, small].map((edge) => ({ edge, fileId }));
  for (const { edge, bytes: smaller } of made) {
    const { name: content, size } = await files.put(smaller);
    const row = { content, name: `photo-${edge}.webp`, type: 'image/webp', size, private: file.private };
    kept.push({ edge, fileId: await addFile(db, { ...row, at: now() }) });
  }
  await addSizes(db, fileId, kept);
}
