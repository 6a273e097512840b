import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ folder: null });
}, 60_000);
afterEach(() => database.close());

const script = (statements: string) => database.asOwner((session) => session.script(statements));
const rowsOf = (query: string) => database.asOwner(async (session) => (await session.query(query)).rows);

/** As a database was that an older version has left. */
async function installed(schema: number): Promise<void> {
  await migrate(database, schema);
  await script(`insert into tenant (id, name) values ('north', 'North')`);
}

test('answers that held an address of a calendar in the clear are removed, no others', async () => {
  await installed(144);
  const insert = (key: string, path: string) =>
    script(`insert into idempotency_key (tenant_id, owner, key, request_hash, status, headers, answer, created_at)
      values ('north', 'ada', '${key}', '', 200, '{}', '{"id":"1","path":"${path}"}', now())`);
  await insert('calendar', '/api/v1/calendar/abc.ics');
  await insert('other', '/calendars');
  await migrate(database);
  expect(await rowsOf('select key from "idempotencyKey"')).toEqual([{ key: 'other' }]);
}, 60_000);

const hashOf = `encode(sha256(convert_to(concat_ws('|', e."hashBefore", e.id, e."documentId", e.position, e.sha256,
  e.kind, e."actorId", e."actorName", e."actorEmail", e."actorRole",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e."timeZone", e.ip, e."userAgent",
  e.authentication, e.step, e.details::text, e."peerIp"), 'UTF8')), 'hex')`;

test('evidence from before the names of the contract stays whole, and what is added joins it', async () => {
  await installed(310);
  const values = (id: string) =>
    `values ('north', '${id}', 'paper', 0, 'abc', 'created', 'Ada', 'ada@x.example', 'owner', now(), 'UTC', '', '', 'server')`;
  await script(`
    insert into document_type (tenant_id, id, caption) values ('north', 'rules', 'Rules');
    insert into document (tenant_id, id, number, name, type_id, status, created_at)
      values ('north', 'paper', 'D-1', 'House rules', 'rules', 'information', now());
    insert into document_event (tenant_id, id, document_id, position, sha256, kind, actor_name, actor_email, actor_role,
      at, time_zone, ip, user_agent, authentication) ${values('first')}`);
  await migrate(database);
  await script(`insert into "documentEvent" ("tenantId", id, "documentId", position, sha256, kind, "actorName",
    "actorEmail", "actorRole", at, "timeZone", ip, "userAgent", authentication) ${values('second')}`);
  const events = await rowsOf(`select id, position, hash = ${hashOf} as whole, hash, "hashBefore"
    from "documentEvent" e order by position`);
  expect(events).toMatchObject([
    { id: 'first', position: 1, whole: true },
    { id: 'second', position: 2, whole: true, hashBefore: events[0]?.['hash'] },
  ]);
}, 60_000);
