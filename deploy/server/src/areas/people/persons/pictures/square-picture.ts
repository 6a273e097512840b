import { pictureEdges } from '@callboard/contract';
import { addFile, fileById } from '#platform/files/file.db.ts';
import { addSizes, sizesOfFile } from '#platform/files/file-sizes.db.ts';
import { pictureTurns } from '#platform/files/picture/picture-turns.ts';
import { openPicture } from '#platform/files/picture/open-picture.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';

type Crop = { left: number; top: number; side: number };
const smallest = 400;

async function square(bytes: Uint8Array, crop: Crop | undefined): Promise<Buffer> {
  const picture = await openPicture(bytes);
  const { width = 0, height = 0 } = await picture.metadata();
  if (Math.min(width, height) < smallest) {
    const fields = [{ path: 'uploadId', code: 'too_small' as const, params: { min: smallest } }];
    throw new AppError('invalid', { fields });
  }
  if (crop && (crop.left + crop.side > width || crop.top + crop.side > height)) {
    throw new AppError('invalid', { fields: [{ path: 'crop', code: 'too_big', params: { width, height } }] });
  }
  const side = Math.min(width, height);
  const {
    left,
    top,
    side: edge,
  } = crop ?? {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    side,
  };
  return picture.extract({ left, top, width: edge, height: edge }).toBuffer();
}

type Sized = { edge: number; bytes: Buffer };

/** A square in all sizes. */
const squares = (files: Ctx['files'], content: string, crop: Crop | undefined): Promise<Sized[]> =>
  pictureTurns(async () => {
    const bytes = await files.read(content);
    if (!bytes) throw new AppError('unsupported_file', { params: { reason: 'broken' } });
    const cut = await square(bytes, crop);
    const made: Sized[] = [];
    for (const edge of pictureEdges) made.push({ edge, bytes: await sized(cut, edge) });
    return made;
  });

const sized = async (bytes: Uint8Array, edge: number) =>
  (await openPicture(bytes)).resize({ width: edge, height: edge }).webp({ quality: 80 }).toBuffer();

/** Keeps a square in all sizes; the largest is the picture itself. As long as it waits it is private. */
export async function keepSquare(
  { db, files, now, outside }: Pick<Ctx, 'db' | 'files' | 'now' | 'outside'>,
  uploaded: { fileId: string; name: string },
  crop: Crop | undefined,
): Promise<string> {
  const file = await fileById(db, uploaded.fileId);
  if (!file) throw new Error('An upload has its file.');
  const made = await outside(`square ${file.content} ${JSON.stringify(crop ?? null)}`, () =>
    squares(files, file.content, crop),
  );
  const kept = [];
  for (const { edge, bytes } of made) {
    const { name: content, size } = await files.put(bytes);
    const row = { content, name: `picture-${edge}.webp`, type: 'image/webp', size, private: true, at: now() };
    kept.push({ edge, fileId: await addFile(db, row) });
  }
  const whole = kept.find(({ edge }) => edge === smallest)?.fileId ?? '';
  await addSizes(db, whole, kept);
  return whole;
}

/** The same picture for everybody: other rows with the same bytes, since a row never changes. */
export async function publishPicture({ db, now }: Pick<Ctx, 'db' | 'now'>, fileId: string): Promise<string> {
  const whole = await fileById(db, fileId);
  if (!whole || !whole.private) return fileId;
  const sizes = await sizesOfFile(db, fileId);
  const { id: _, ...bytes } = whole;
  const open = await addFile(db, { ...bytes, private: false, at: now() });
  const kept = [];
  for (const { edge, ...row } of sizes) {
    kept.push({ edge, fileId: await addFile(db, { ...row, private: false, at: now() }) });
  }
  if (kept.length > 0) await addSizes(db, open, kept);
  return open;
}
