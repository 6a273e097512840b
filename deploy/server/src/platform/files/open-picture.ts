import type { Sharp, SharpOptions } from 'sharp';

/** The library is large: it is loaded with the first picture, not with the server. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}
