import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { json } from '#platform/db/tables.ts';
import type { Caller, RequestFacts } from '#platform/http/handler.ts';
import './documents.tables.ts';

export type EventKind = Tables['documentEvent']['kind'];

export type Actor = {
  actorId: string | null;
  actorName: string;
  actorEmail: string;
  actorRole: string;
  timeZone: string;
  ip: string;
  /** Who was connected to us: a proxy, where `ip` is what it told. */
  peerIp: string;
  userAgent: string;
  authentication: 'password' | 'link' | 'server';
};

/** Who calls, as the evidence keeps it. */
export async function actorOf(db: Db, caller: Caller, request: RequestFacts, zone?: string): Promise<Actor> {
  const person = await db
    .selectFrom('person')
    .select(['email', 'timeZone'])
    .where('id', '=', caller.personId ?? '')
    .executeTakeFirst();
  return {
    actorId: caller.personId,
    actorName: caller.name,
    actorEmail: person?.email ?? '',
    actorRole: caller.roles.join(', '),
    timeZone: zone ?? person?.timeZone ?? 'UTC',
    ip: request.ip,
    peerIp: request.peerIp,
    userAgent: request.userAgent.slice(0, 300),
    authentication: 'password',
  };
}

export const serverActor = (name: string): Actor => ({
  actorId: null,
  actorName: name,
  actorEmail: '',
  actorRole: 'server',
  timeZone: 'UTC',
  ip: '',
  peerIp: '',
  userAgent: '',
  authentication: 'server',
});

type Step = { kind: EventKind; step?: number | null; details?: Record<string, unknown> };

/** Adds to the evidence of a document; the database chains each row to the one before. */
export async function addEvents(
  db: Db,
  document: { id: string; sha256: string | null },
  actor: Actor,
  steps: readonly Step[],
  at: Date,
): Promise<void> {
  for (const { kind, step = null, details = {} } of steps) {
    await db
      .insertInto('documentEvent')
      .values({
        id: randomUUID(),
        documentId: document.id,
        // Both are given by the database.
        position: 0,
        sha256: document.sha256 ?? '',
        kind,
        ...actor,
        at,
        step,
        details: json(details),
      })
      .execute();
  }
}

/** Whether somebody has done this with this very file before. */
export const hasEvent = async (
  db: Db,
  document: { id: string; sha256: string | null },
  kind: EventKind,
  { actorId, actorEmail }: Pick<Actor, 'actorId' | 'actorEmail'>,
): Promise<boolean> =>
  (await db
    .selectFrom('documentEvent')
    .select('id')
    .where('documentId', '=', document.id)
    .where('kind', '=', kind)
    .where((either) =>
      actorId === null
        ? either.and([either('actorId', 'is', null), either('actorEmail', '=', actorEmail)])
        : either('actorId', '=', actorId),
    )
    .where('sha256', '=', document.sha256 ?? '')
    .executeTakeFirst()) !== undefined;

export const eventsOf = (db: Db, documentId: string) =>
  db
    .selectFrom('documentEvent')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('position')
    .execute();

/** What has happened of one kind, oldest first: by whom, when, and to whom. */
export const eventsOfKind = (db: Db, documentId: string, kind: EventKind) =>
  db
    .selectFrom('documentEvent')
    .select(['actorName as by', 'at', 'details'])
    .where('documentId', '=', documentId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();

/** Whether every row still carries the hash of the one before it and its own, with none missing between. */
export async function chainHolds(db: Db, documentId: string): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    select coalesce(bool_and(event.position = event.place and event."hashBefore" = event."shouldBefore"
      and event.hash = encode(sha256(
      convert_to(concat_ws('|', event."hashBefore", event.id, event."documentId", event.position, event.sha256,
        event.kind, event."actorId",
        event."actorName", event."actorEmail", event."actorRole",
          to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        event."timeZone", event.ip, event."userAgent", event.authentication, event.step, event.details::text,
          event."peerIp"), 'UTF8')), 'hex')), true) as whole
    from (select "documentEvent".*, row_number() over chain as place,
        lag("documentEvent".hash, 1, repeat('0', 64)) over chain as "shouldBefore"
      from "documentEvent" where "documentEvent"."documentId" = ${documentId}
      window chain as (order by "documentEvent".position)) event`.execute(db);
  return rows[0]?.whole ?? true;
}
