import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { smallPdf } from '../../tools/demo/small-pdf.ts';
import { largestUpload } from '@callboard/domain';
import { acceptFile } from './accept-file.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('a picture comes back upright, smaller and without what the camera wrote into it', async () => {
  const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#0b6b5d' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Zoë', Make: 'Camera' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const accepted = await acceptFile(photo);
  const seen = await sharp(accepted.bytes).metadata();
  expect(accepted.type).toBe('image/webp');
  expect([seen.width, seen.height]).toEqual([1_200, 2_400]);
  expect([seen.exif, seen.orientation]).toEqual([undefined, undefined]);
});

test('a plain PDF and plain words are kept as they are', async () => {
  const pdf = smallPdf('Plan', ['Gate 3']);
  expect(await acceptFile(pdf)).toEqual({ type: 'application/pdf', bytes: pdf });
  expect((await acceptFile(bytes('Gate 3'))).type).toBe('text/plain; charset=utf-8');
});

/** A PDF with packed data that spells a name by chance, and something after it. */
const packed = (data: string, after = '') =>
  bytes(
    `%PDF-1.7\n4 0 obj\n<< /Filter /FlateDecode /Length ${data.length + 5} >>\nstream\r\n\u00fe\u0001${data} \u0093\u00ffendstream\nendobj\n${after}`,
  );

test.each(['/JS', '/XFA', '/J#53', '/JS >>\nstream\n'])('packed data of a PDF may hold %j', async (data) => {
  expect((await acceptFile(packed(data))).type).toBe('application/pdf');
});

test.each([
  ['a PDF with an action behind its data', packed('/JS', '5 0 obj\n<< /S /Other /JS (x) >>'), 'active'],
  ['data without an end that hides an action', bytes('%PDF-1.7 << >>\nstream\n << /JS (x) >>'), 'active'],
  ['an action by its full name, even in data', packed('<< /S /JavaScript /JS (x) >>'), 'active'],
  [
    'a PDF that runs a script',
    bytes('%PDF-1.7 << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'),
    'active',
  ],
  ['one that hides it', bytes('%PDF-1.7 << /S /J#61vaScript >>'), 'active'],
  [
    'a drawing that may carry scripts',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'type',
  ],
  ['a page', bytes('<!doctype html><p>Gate'), 'type'],
  ['an archive', bytes('PK\u0003\u0004 whatever'), 'type'],
  ['half a picture', bytes('\u0089PNG\r\n\u001a\n and no more'), 'broken'],
  ['a picture of a kind that only some phones read', bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['nothing', bytes(''), 'type'],
])('%s is refused', async (_, content, reason) => {
  await expect(acceptFile(content)).rejects.toMatchObject({ code: 'unsupported_file', params: { reason } });
});

/** A picture that says in its head that it is another size. */
const resized = async (kind: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> => {
  const picture = await pictureOf(kind);
  if (kind === 'png') {
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  } else if (kind === 'jpeg') {
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    picture.writeUInt16BE(height, frame + 5);
    picture.writeUInt16BE(width, frame + 7);
  } else {
    // 14 bits each, behind the mark that begins a frame.
    const mark = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    picture.writeUInt16LE(width, mark + 3);
    picture.writeUInt16LE(height, mark + 5);
  }
  return picture;
};
const pictureOf = (kind: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366aa' } })
    .toFormat(kind)
    .toBuffer();

test.each([
  ['a PNG', 'png', 60_000, 60_000],
  ['a JPEG', 'jpeg', 60_000, 60_000],
  ['a WebP', 'webp', 16_000, 16_000],
] as const)(
  '%s of hundreds of megapixels is refused before it is decoded',
  async (_, kind, width, height) => {
    await expect(acceptFile(await resized(kind, width, height))).rejects.toMatchObject({
      code: 'too_large',
      params: { pixels: width * height, limit: 60_000_000 },
    });
  },
);

test('what is too large is told how large it may be', async () => {
  const tooLarge = Buffer.alloc(largestUpload + 1);
  await expect(acceptFile(tooLarge)).rejects.toMatchObject({
    code: 'too_large',
    params: { limit: largestUpload },
  });
});
