import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Caller, RequestFacts } from '../../../platform/http/handler.ts';
import './documents.tables.ts';

export type EventKind = Tables['document_event']['kind'];

export type Actor = {
  actor_id: string | null;
  actor_name: string;
  actor_email: string;
  actor_role: string;
  time_zone: string;
  ip: string;
  /** Who was connected to us: a proxy, where `ip` is what it told. */
  peer_ip: string;
  user_agent: string;
  authentication: 'password' | 'link' | 'server';
};

/** Who calls, as the evidence keeps it. */
export async function actorOf(db: Db, caller: Caller, request: RequestFacts, zone?: string): Promise<Actor> {
  const person = await db
    .selectFrom('person')
    .select(['email', 'time_zone'])
    .where('id', '=', caller.personId ?? '')
    .executeTakeFirst();
  return {
    actor_id: caller.personId,
    actor_name: caller.name,
    actor_email: person?.email ?? '',
    actor_role: caller.roles.join(', '),
    time_zone: zone ?? person?.time_zone ?? 'UTC',
    ip: request.ip,
    peer_ip: request.peerIp,
    user_agent: request.userAgent.slice(0, 300),
    authentication: 'password',
  };
}

export const serverActor = (name: string): Actor => ({
  actor_id: null,
  actor_name: name,
  actor_email: '',
  actor_role: 'server',
  time_zone: 'UTC',
  ip: '',
  peer_ip: '',
  user_agent: '',
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
      .insertInto('document_event')
      .values({
        id: randomUUID(),
        document_id: document.id,
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
  { actor_id, actor_email }: Pick<Actor, 'actor_id' | 'actor_email'>,
): Promise<boolean> =>
  (await db
    .selectFrom('document_event')
    .select('id')
    .where('document_id', '=', document.id)
    .where('kind', '=', kind)
    .where((either) =>
      actor_id === null
        ? either.and([either('actor_id', 'is', null), either('actor_email', '=', actor_email)])
        : either('actor_id', '=', actor_id),
    )
    .where('sha256', '=', document.sha256 ?? '')
    .executeTakeFirst()) !== undefined;

export const eventsOf = (db: Db, documentId: string) =>
  db
    .selectFrom('document_event')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();

/** What has happened of one kind, oldest first: by whom, when, and to whom. */
export const eventsOfKind = (db: Db, documentId: string, kind: EventKind) =>
  db
    .selectFrom('document_event')
    .select(['actor_name as by', 'at', 'details'])
    .where('document_id', '=', documentId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();

/** Whether every row still carries the hash of the one before it and its own, with none missing between. */
export async function chainHolds(db: Db, documentId: string): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    select coalesce(bool_and(e.position = e.place and e.hash_before = e.should_before and e.hash = encode(sha256(
      convert_to(concat_ws('|', e.hash_before, e.id, e.document_id, e.position, e.sha256, e.kind, e.actor_id,
        e.actor_name, e.actor_email, e.actor_role, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        e.time_zone, e.ip, e.user_agent, e.authentication, e.step, e.details::text, e.peer_ip), 'UTF8')), 'hex')), true) as whole
    from (select v.*, row_number() over chain as place,
        lag(v.hash, 1, repeat('0', 64)) over chain as should_before
      from document_event v where v.document_id = ${documentId}
      window chain as (order by v.position)) e`.execute(db);
  return rows[0]?.whole ?? true;
}
