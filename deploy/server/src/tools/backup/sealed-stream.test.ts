import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ArchiveKeys } from './archive-keys.ts';
import { openStream, sealStream } from './sealed-stream.ts';

const keys: ArchiveKeys = [randomBytes(32)];
const header = 44;
const chunk = 65_536 + 16;

async function* inParts(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const seal = (bytes: Uint8Array, size = 1_000) => buffer(sealStream(keys)(inParts(bytes, size)));
const open = (sealed: Uint8Array, by = keys, size = 70_000) => buffer(openStream(by)(inParts(sealed, size)));

test.each([0, 1, 65_535, 65_536, 65_537, 3 * 65_536, 200_000])(
  '%i bytes come back',
  async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    expect(sealed.length).toBe(header + length + 16 * Math.max(1, Math.ceil(length / 65_536)));
    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect((await open(sealed, [randomBytes(32), ...keys], 7)).equals(bytes)).toBe(true);
  },
  20_000,
);

const changed = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const cut = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);

test.each<[string, (sealed: Buffer) => Buffer, string]>([
  ['another kind of file', (s) => changed(s, 0), 'no archive of Callboard'],
  ['nothing', () => Buffer.alloc(0), 'no archive of Callboard'],
  ['half a header', (s) => s.subarray(0, 30), 'no archive of Callboard'],
  ['the name of another key', (s) => changed(s, 20), 'another key'],
  ['another salt', (s) => changed(s, 30), 'cut off or was changed'],
  ['a bit in the first chunk', (s) => changed(s, header), 'cut off or was changed'],
  ['a bit in the last tag', (s) => changed(s, s.length - 1), 'cut off or was changed'],
  ['no chunks', (s) => s.subarray(0, header), 'cut off or was changed'],
  ['a last byte less', (s) => s.subarray(0, -1), 'cut off or was changed'],
  ['an end at the end of a chunk', (s) => s.subarray(0, header + 2 * chunk), 'cut off or was changed'],
  ['a byte more', (s) => Buffer.concat([s, Buffer.from('x')]), 'cut off or was changed'],
  ['a chunk left out', (s) => cut(s, header + chunk, header + 2 * chunk), 'cut off or was changed'],
  [
    'two chunks in the other order',
    (s) =>
      Buffer.concat([
        s.subarray(0, header),
        s.subarray(header + chunk, header + 2 * chunk),
        s.subarray(header, header + chunk),
        s.subarray(header + 2 * chunk),
      ]),
    'cut off or was changed',
  ],
])('%s is refused', async (_, change, message) => {
  const sealed = await seal(randomBytes(200_000));
  await expect(open(change(sealed))).rejects.toThrow(message);
});

test('what was made with another key is refused, and nothing of it reads like what went in', async () => {
  const sealed = await seal(Buffer.from('a password hash'.repeat(10)));
  await expect(open(sealed, [randomBytes(32)])).rejects.toThrow('another key');
  expect(sealed.includes('password')).toBe(false);
});

test('the same content is never the same archive', async () => {
  const [one, two] = [await seal(Buffer.from('same')), await seal(Buffer.from('same'))];
  expect(one.subarray(header).equals(two.subarray(header))).toBe(false);
});
