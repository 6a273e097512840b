import { crewPhotoEdges } from '@callboard/contract';
import { addFile } from '#platform/files/file.db.ts';
import type { StoredFile } from '#platform/files/file.db.ts';
import { addSizes } from '#platform/files/file-sizes.db.ts';
import { reencodePicture, reencodePortrait } from '#platform/files/picture/picture.ts';
import { pictureTurns } from '#platform/files/picture/picture-turns.ts';
import type { FilePort } from '#platform/ports.ts';
import type { Db } from '#platform/db/tables.ts';

const { medium, small } = crewPhotoEdges;

type PhotoSize = { edge: number; bytes: Buffer };

/** A photo for a screen and for a list; the small one is cut from the middle. */
export async function photoSizes(bytes: Uint8Array): Promise<PhotoSize[]> {
  const forScreen = await reencodePicture(bytes, { width: medium, height: medium });
  return [
    { edge: medium, bytes: forScreen },
    { edge: small, bytes: await reencodePortrait(forScreen, small) },
  ];
}

/** The sizes of a photo that is kept already; none where its bytes are gone. Takes a moment, and no transaction. */
export const sizesOfKept = (files: Pick<FilePort, 'read'>, content: string): Promise<PhotoSize[]> =>
  pictureTurns(async () => {
    const bytes = await files.read(content);
    return bytes ? photoSizes(bytes) : [];
  });

type Place = { db: Db; files: Pick<FilePort, 'put'>; now: () => Date };

/** A photo without sizes stands for itself. */
export async function keepPhotoSizes(
  { db, files, now }: Place,
  file: Pick<StoredFile, 'id' | 'private'>,
  made: readonly PhotoSize[],
): Promise<void> {
  const kept: { edge: number; fileId: string }[] =
    made.length > 0 ? [] : [medium, small].map((edge) => ({ edge, fileId: file.id }));
  for (const { edge, bytes: smaller } of made) {
    const { name: content, size } = await files.put(smaller);
    const row = { content, name: `photo-${edge}.webp`, type: 'image/webp', size, private: file.private };
    kept.push({ edge, fileId: await addFile(db, { ...row, at: now() }) });
  }
  await addSizes(db, file.id, kept);
}
