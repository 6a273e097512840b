import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addFile } from '#platform/files/file.db.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', (db) =>
      addLogin(db, { login: 'paul', types: ['planners'], rights: [['projects', 'READ']] }),
    ),
});
const mib = 1024 * 1024;
const size = 192 * mib;

async function* pieces() {
  const piece = Buffer.alloc(mib, 7);
  for (let sent = 0; sent < size; sent += mib) yield piece;
}

/** Where somebody fetches a finished export whose file has this content. */
async function addressOf({ client }: SignedIn, content: string): Promise<string> {
  await server.inTenant('north', async (db) => {
    const file = { content, name: 'Pläne.zip', type: 'application/zip', size, private: true };
    const fileId = await addFile(db, { ...file, at: new Date() });
    const done = { kind: 'projectDeliveryNotes', state: 'done' as const, createdAt: new Date() };
    await db
      .insertInto('export')
      .values({ id: 'big', personId: 'person-paul', fileId, ...done })
      .execute();
  });
  const { status, body } = await client.get('/exports/big/file');
  expect(status).toBe(200);
  return body.url;
}

const answerOf = async (path: string, cookie: string): Promise<IncomingMessage> => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host: 'north.test', cookie } }, resolve).on('error', reject);
  });
};

test('a large file is passed on piece by piece and never held as a whole', async () => {
  const { name } = await filesOf(server).putStream(pieces(), 'large');
  const paul = await signIn(server, 'paul');
  const path = await addressOf(paul, name);
  const before = process.memoryUsage().arrayBuffers;
  const answer = await answerOf(path, paul.cookie);
  // Nobody has read the body yet: what the server holds now is what it holds for a slow phone.
  expect((process.memoryUsage().arrayBuffers - before) / mib).toBeLessThan(32);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(size),
    'content-disposition': `attachment; filename="Pl_ne.zip"; filename*=UTF-8''Pl%C3%A4ne.zip`,
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  let came = 0;
  for await (const piece of answer) came += (piece as Buffer).byteLength;
  expect(came).toBe(size);
});

test('a file that the store has lost is not found', async () => {
  const paul = await signIn(server, 'paul');
  const url = await addressOf(paul, '0'.repeat(64));
  const answer = await server.app.inject({ url, headers: { host: 'north.test', cookie: paul.cookie } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
