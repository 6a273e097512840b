import { openPicture } from './open-picture.ts';

export type AppPicture = { readonly size: number; readonly maskable: boolean };

/** The product's own sign, drawn without letters: a server may have no fonts. */
const productSign = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path d="M9 11h14M9 16h9M9 21h14" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>',
);
const productColour = '#2f6f5e';
const paper = '#ffffff';
/** What a phone may cut away of a maskable picture is a tenth at each side; a logo stays clear of its corners too. */
const safeShare = 0.66;

const hex = /^#(?:[\da-f]{3}){1,2}$/i;

async function fitted(bytes: Uint8Array, side: number): Promise<Buffer> {
  const box = { width: side, height: side, fit: 'contain', background: '#ffffff00' } as const;
  return (await openPicture(bytes)).resize(box).png().toBuffer();
}

async function onGround(picture: Buffer, size: number, background: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The sign of the product on the colour of the tenant: white on what may be any colour but a light one. */
async function productPicture(size: number, colour: string | null): Promise<Buffer> {
  return onGround(await fitted(productSign, size), size, colour ?? productColour);
}

/** A logo as the picture of an app; without one, or where it is no picture, the sign of the product. */
export async function appPicture(
  logo: Uint8Array | null,
  colourCode: string | null,
  { size, maskable }: AppPicture,
): Promise<Buffer> {
  const colour = hex.test(colourCode ?? '') ? colourCode : null;
  if (!logo) return productPicture(size, colour);
  try {
    if (!maskable) return await fitted(logo, size);
    return await onGround(await fitted(logo, Math.round(size * safeShare)), size, colour ?? paper);
  } catch {
    return productPicture(size, colour);
  }
}
