import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reencodePicture } from '../picture/picture.ts';
import { heicHeader } from './heic-header.ts';
import { heicPicture } from './heic-picture.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', `${name}.heic`));
const [lying, turned, wideColours] = [sample('lying'), sample('turned'), sample('wide-colours')];
const box = { width: 2_400, height: 2_400 };

/** The colour in each corner of what is kept: red, green, blue, white, or what it looks like. */
async function corners(heic: Uint8Array) {
  const kept = await reencodePicture(await heicPicture(heic), box);
  const { data, info } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const named = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
    if (Math.min(red, green, blue) > 180) return 'white';
    return red > Math.max(green, blue) ? 'red' : green > blue ? 'green' : 'blue';
  };
  const rows = [10, height - 10].map((y) => [10, width - 10].map((x) => named(x, y)));
  return { width, height, rows };
}

/** The same file with another size in the boxes that tell sizes. */
function claiming(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('ispe'); at !== -1; at = copy.indexOf('ispe', at + 4)) {
    copy.writeUInt32BE(width, at + 8);
    copy.writeUInt32BE(height, at + 12);
  }
  return copy;
}

/** The parts of a picture put together to another size than the boxes tell. */
function withGridOf(width: number, height: number): Buffer {
  const copy = Buffer.from(turned);
  const at = copy.indexOf('idat') + 8;
  copy.writeUInt16BE(width, at);
  copy.writeUInt16BE(height, at + 2);
  return copy;
}

test('a photo of a phone comes out as it was taken', async () => {
  expect(await corners(lying)).toEqual({
    width: 160,
    height: 96,
    rows: [
      ['red', 'green'],
      ['blue', 'white'],
    ],
  });
});

test('a picture of many parts that lies on its side is put together and turned upright', async () => {
  expect(await corners(turned)).toEqual({
    width: 100,
    height: 120,
    rows: [
      ['blue', 'red'],
      ['white', 'green'],
    ],
  });
});

test('colours beyond those of most screens are brought into them', async () => {
  const { rows } = await corners(wideColours);
  const kept = await sharp(await reencodePicture(await heicPicture(wideColours), box)).stats();
  const plain = await sharp(await reencodePicture(await heicPicture(turned), box)).stats();
  expect(rows.flat()).toEqual(['red', 'green', 'blue', 'white']);
  // The same numbers mean a stronger green there.
  expect(kept.channels[1]?.mean).not.toBeCloseTo(plain.channels[1]?.mean ?? 0, 0);
});

test('how large it is stands in its boxes', () => {
  expect(heicHeader(lying)?.pixels).toBe(160 * 96);
  expect(heicHeader(wideColours)?.profile?.length).toBe(480);
});

test.each([
  ['nothing behind the brands', lying.subarray(0, 32)],
  ['half of the boxes', turned.subarray(0, 300)],
  ['a picture that breaks off', lying.subarray(0, lying.length - 60)],
  ['boxes that are longer than the file', Buffer.concat([lying.subarray(0, 24), Buffer.alloc(80, 0x7f)])],
  ['parts that would fill a field', withGridOf(60_000, 60_000)],
  ['a small picture by its boxes, a large one in truth', claiming(lying, 16, 16)],
  ['sizes of nothing', claiming(lying, 0, 0)],
])('%s is told as broken', async (_, bytes) => {
  await expect(heicPicture(bytes)).rejects.toMatchObject({
    code: 'unsupported_file',
    params: { reason: 'broken' },
  });
});

test('more pixels than any phone takes are refused before they are decoded', async () => {
  let threads = 0;
  const note = () => (threads += 1);
  process.on('worker', note);
  await expect(heicPicture(claiming(turned, 40_000, 40_000))).rejects.toMatchObject({
    code: 'too_large',
    params: { pixels: 1_600_000_000, limit: 60_000_000 },
  });
  process.off('worker', note);
  expect(threads).toBe(0);
});

test('what is behind the boxes may be anything', async () => {
  for (const byte of [0x00, 0xa5, 0xff]) {
    const noise = Buffer.concat([lying.subarray(0, -150), Buffer.alloc(150, byte)]);
    const outcome = await heicPicture(noise).then(
      () => 'a picture',
      ({ code }: { code: string }) => code,
    );
    expect(['a picture', 'unsupported_file']).toContain(outcome);
  }
});

test('what takes too long is cut, and the next one has its turn', async () => {
  const slow = heicPicture(turned, { limitMs: 1 });
  const next = heicPicture(turned);
  await expect(slow).rejects.toMatchObject({ code: 'unsupported_file' });
  expect((await next).length).toBeGreaterThan(0);
});

test('who comes while many wait is told when to come again', async () => {
  const all = Array.from({ length: 10 }, () => heicPicture(turned, { limitMs: 1 }));
  const reasons = (await Promise.allSettled(all)).map((one) =>
    one.status === 'rejected' ? one.reason : null,
  );
  const refused = reasons.filter((reason) => reason.code === 'too_many');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ details: { retryAfter: 5 } });
});
