import { openPicture } from './open-picture.ts';

/** What is kept of a picture. */
export const largestPicture = { width: 2_400, height: 2_400 };

/** A picture anew: turned upright, without metadata, never larger than the box. Throws on what is no picture. */
export const reencodePicture = async (
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<Buffer> =>
  (await openPicture(bytes, { failOn: 'error' }))
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A square picture of a person. */
export const reencodePortrait = async (bytes: Uint8Array, side = 400): Promise<Buffer> =>
  (await openPicture(bytes, { failOn: 'error' }))
    .rotate()
    .resize({ width: side, height: side, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();

/** How many pixels a picture says that it has, by its head alone. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await (await openPicture(bytes, { limitInputPixels: false })).metadata();
  return width * height;
}
