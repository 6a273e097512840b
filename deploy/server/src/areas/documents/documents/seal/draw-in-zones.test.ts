import { PDFDocument, PDFName, degrees } from 'pdf-lib';
import sharp from 'sharp';
import { lettersFor } from '#platform/pdf/letters.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import type { Certified } from './certificate.ts';
import type { CertifiedSignature } from './certificate.db.ts';
import { drawInZones } from './draw-in-zones.ts';

type Own = Partial<CertifiedSignature>;
const signature = (own: Own) =>
  ({
    id: 's-1',
    name: 'Ada Kern',
    typedName: 'Adakern',
    signatureId: 'g-1',
    signedAt: new Date('2026-11-20T08:00:00Z'),
    timeZone: 'Europe/Vienna',
    image: null,
    zonePage: 1,
    zoneX: 0.5,
    zoneY: 0.5,
    ...own,
  }) as CertifiedSignature;

async function drawn(own: Own, turned = 0) {
  const doc = await PDFDocument.create();
  const page = doc.addPage([400, 600]);
  // What is seen of a page need not begin at zero.
  page.setCropBox(50, 100, 300, 400);
  page.setRotation(degrees(turned));
  const picture = await sharp({ create: { width: 90, height: 30, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  const letters = await lettersFor(doc, 'Adakern');
  const files = { read: () => Promise.resolve(picture) } as never;
  const certified = { signatures: [signature(own)], language: 'en', timeZone: 'UTC' } as unknown as Certified;
  await drawInZones(doc, certified, { letters, files });
  return { page, bytes: await doc.save() };
}

/** The middle of a word and its foot, from the left and top edge of what is seen. */
function placeOf(word: string, bytes: Uint8Array) {
  const { text } = readerSays('pdftotext', bytes, ['-bbox', '-cropbox'], ['-']);
  const found = new RegExp(
    `xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="([\\d.]+)" yMax="([\\d.]+)">${word}<`,
  ).exec(text);
  const [left = 0, top = 0, right = 0, bottom = 0] = (found ?? []).slice(1).map(Number);
  return { found: found !== null, middle: (left + right) / 2, foot: bottom, height: bottom - top };
}

test.each([
  ['upright', 0, [300, 400]],
  ['turned to the right', 90, [400, 300]],
  ['upside down', 180, [300, 400]],
  ['turned to the left', 270, [400, 300]],
] as const)(
  'on a page %s the name stands upright on the spot that was seen',
  async (_, turned, [width, height]) => {
    const { bytes } = await drawn({ zoneX: 0.6, zoneY: 0.25 }, turned);
    const place = placeOf('Adakern', bytes);
    expect(place.found).toBe(true);
    expect(Math.abs(place.middle - width * 0.6)).toBeLessThan(2);
    expect(Math.abs(place.foot - height * 0.25)).toBeLessThan(6);
    expect(place.height).toBeLessThan(30);
  },
);

test('at the edge it is moved onto the page', async () => {
  const { bytes } = await drawn({ zoneX: 1, zoneY: 1 });
  const { middle, foot } = placeOf('Adakern', bytes);
  expect([middle <= 300 - 75 + 1, foot < 400]).toEqual([true, true]);
});

test('a drawn signature is a picture', async () => {
  const { page, bytes } = await drawn({ image: 'content', typedName: '' });
  const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'));
  expect(String(pictures)).toContain('/Image');
  expect(placeOf('Adakern', bytes).found).toBe(false);
});

test.each([
  ['without a spot', { zonePage: null, zoneX: null, zoneY: null }],
  ['on a page that is not there', { zonePage: 9 }],
  ['of who has not signed', { signatureId: null, signedAt: null }],
])('%s nothing is drawn', async (_, own) => {
  expect(placeOf('Adakern', (await drawn(own)).bytes).found).toBe(false);
});
