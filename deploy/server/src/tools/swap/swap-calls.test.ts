import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Db } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Routes } from '#platform/http/endpoint/routes.ts';
import { addMailbox } from '../testing/fixtures/mail.fixture.ts';
import { routesOf } from '../../routes.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';
import { filesOf, serverWithPeople, signIn } from '../testing/fixtures/people.fixture.ts';
import { quiet } from '../testing/test-database.ts';
import { north } from '../testing/server/tenants.ts';
import { swapping } from './swap-calls.ts';
import type { Swapped } from './swap-calls.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', (db) => addMailbox(db, 'dispatch', ['petra'], [{ id: 'newest' }]));
  },
});

type Leak = (routes: Routes) => Routes;
const honest: Leak = (routes) => routes;

/** One call of a test, as `pnpm trust swap` makes it, on a server with or without a leak. */
async function swapped(leak: Leak, method: 'GET' | 'DELETE', path: string, login: string): Promise<Swapped> {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-swap-test-'));
  const routes = routesOf({ releases: '/nowhere' });
  const { token } = await signIn(server, login);
  const app = await swapping(
    server.database,
    (database) =>
      buildApp({
        database,
        routes: leak(routes),
        callerOf,
        keys: server.keys,
        files: filesOf(server),
        jobs: server.jobs,
        log: quiet,
      }),
    folder,
  );
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: north.host, authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBeLessThan(300);
  await app.close();
  const [file] = readdirSync(folder);
  const found = JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8')) as Swapped;
  rmSync(folder, { recursive: true });
  return found;
}

/** As a handler would that gets the wall between tenants wrong. */
async function subjectOf(db: Db, id: string): Promise<string | null> {
  for (const tenant of ['south', 'north']) {
    await sql`select set_config('callboard.tenant', ${tenant}, true)`.execute(db);
    const found = await db.selectFrom('emailMessage').select('subject').where('id', '=', id).execute();
    if (found[0] && tenant === 'south') {
      await sql`select set_config('callboard.tenant', 'north', true)`.execute(db);
      return found[0].subject;
    }
    if (found[0]) return found[0].subject;
  }
  return null;
}

/** Looks past the wall between tenants, and shows what it finds there. */
const showing: Leak = (routes) => ({
  ...routes,
  mailbox: {
    ...routes.mailbox,
    async emailMessage(input, ctx) {
      const subject = await subjectOf(ctx.db, input.params.id);
      if (subject === null) throw notFound();
      return {
        ...(await routes.mailbox.emailMessage({ ...input, params: { id: 'newest' } }, ctx)),
        subject,
      };
    },
  },
});

/** Shows nothing, and yet tells that it is there. */
const telling: Leak = (routes) => ({
  ...routes,
  mailbox: {
    ...routes.mailbox,
    async emailMessage(input, ctx) {
      if ((await subjectOf(ctx.db, input.params.id)) === null) throw notFound();
      return routes.mailbox.emailMessage(input, ctx).catch(() => {
        throw new AppError('forbidden');
      });
    },
  },
});

/** Forgets to ask whose it is. */
const anybodys: Leak = (routes) => ({
  ...routes,
  blockDates: {
    ...routes.blockDates,
    async unblockDate({ params }, { db }) {
      const gone = await db.deleteFrom('blockDate').where('id', '=', params.id).executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw notFound();
      return undefined;
    },
  },
});

const message = '/emailMessages/newest';

test('an honest server has nothing to answer for', async () => {
  const found = await swapped(honest, 'GET', message, 'petra');
  expect(found).toMatchObject({ wrong: [], strangers: {}, names: ['mailbox.emailMessage'] });
  expect([found.calls, found.canaries]).toEqual([1, 1]);
});

test('what is shown of another tenant is found by its mark', async () => {
  const { wrong } = await swapped(showing, 'GET', message, 'petra');
  expect(wrong).toEqual(['mailbox.emailMessage (path 2: emailMessage): foreign leaks']);
});

test('an answer that only tells that it is there is found too', async () => {
  const { wrong } = await swapped(telling, 'GET', message, 'petra');
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(/foreign 403 .*≠ missing 404/);
});

test('a call that forgets whose it is is found with what a stranger has', async () => {
  const { client } = await signIn(server, 'ada');
  const body = { from: '2027-03-01', to: '2027-03-02', reason: 'Away' };
  const { id } = (await client.post('/blockDates', body)).body;
  const path = `/blockDates/${String(id)}`;
  expect(await swapped(honest, 'DELETE', path, 'ada')).toMatchObject({ wrong: [], strangers: {} });
  const again = (await client.post('/blockDates', body)).body;
  const { strangers } = await swapped(anybodys, 'DELETE', `/blockDates/${String(again.id)}`, 'ada');
  expect(Object.keys(strangers)).toEqual([expect.stringMatching(/^own blockDates\.unblockDate/)]);
});
