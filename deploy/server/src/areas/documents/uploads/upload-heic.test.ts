import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();
const photo = readFileSync(join(import.meta.dirname, '../../../platform/files/heic/samples/turned.heic'));

let token = '';
beforeEach(async () => {
  ({ token } = await signIn(server, 'ada'));
});

const send = (body: Buffer, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=IMG_0001.heic',
    headers: { host: 'north.test', 'content-type': 'application/octet-stream', ...headers },
    payload: body,
  });

test('a HEIC photo is kept as a kind of picture that every browser shows', async () => {
  const answer = await send(photo);
  expect(answer.json()).toMatchObject({ name: 'IMG_0001.heic', type: 'image/webp' });
});

test('a photo whose answer was lost is taken once', async () => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'photo-00000001' };
  const first = await send(photo, headers);
  const again = await send(photo, headers);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotent-replay']).toBe('true');
  const other = await send(Buffer.concat([photo, Buffer.alloc(1)]), headers);
  expect(other.json()).toMatchObject({ code: 'key_reused' });
});

test('nobody waits for the database while a photo is decoded', async () => {
  const order: string[] = [];
  const slow = send(photo).then(() => order.push('photo'));
  // Let the photo come in first.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const read = await server.app.inject({
    url: '/api/v1/userLanguage',
    headers: { host: 'north.test', authorization: `Bearer ${token}` },
  });
  order.push(String(read.statusCode));
  await slow;
  expect(order).toEqual(['200', 'photo']);
});

const avif = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6b5d' } })
    .avif()
    .toBuffer();
const sequence = () => {
  const copy = Buffer.from(photo);
  copy.write('hevc', 8, 'latin1');
  return copy;
};
const huge = () => {
  const copy = Buffer.from(photo);
  copy.writeUInt32BE(60_000, copy.lastIndexOf('ispe') + 8);
  copy.writeUInt32BE(60_000, copy.lastIndexOf('ispe') + 12);
  return copy;
};

test.each([
  ['a photo that breaks off', () => photo.subarray(0, 600), 415, 'unsupported_file'],
  ['a picture of another coding', avif, 415, 'unsupported_file'],
  ['a series of pictures', sequence, 415, 'unsupported_file'],
  ['one of 3,600 megapixels', huge, 413, 'too_large'],
])('%s is refused by name', async (_, body, status, code) => {
  const answer = await send(await body());
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('for somebody who is not signed in nothing is decoded', async () => {
  // So many at once would be told to come again, if they were.
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(photo, {})));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});
