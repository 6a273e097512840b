import { randomUUID } from 'node:crypto';
import { itemSpan, itemTimeProblem } from '@callboard/domain';
import type { ItemTimes } from '@callboard/domain';
import type { Db, Tables } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { refuseClosed } from '../item/refuse-closed.ts';
import { crewOfItems, insertItems, functionCaption, payCurrency } from '../item/crew-item.db.ts';

export type NewItems = {
  readonly startDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly endDate?: string | null | undefined;
  readonly functionId: string;
  readonly rows: number;
  readonly standby?: boolean | undefined;
  readonly crewChief?: boolean | undefined;
  readonly payBasis?: Tables['crewItem']['payBasis']['__select__'] | undefined;
  readonly payMinor?: number | null | undefined;
  readonly comment?: string | undefined;
  readonly status?: 'draft' | 'vacant' | undefined;
  readonly copiedFrom?: string | null | undefined;
};

export function refuseTimes(times: ItemTimes): void {
  const problem = itemTimeProblem(times);
  if (problem) throw new AppError('invalid', { fields: [problem] });
}

export type Laying = { readonly db: Db; readonly at: Date; readonly actorId: string | null };
type CrewOfItems = NonNullable<Awaited<ReturnType<typeof crewOfItems>>>;

/** Positions as the database keeps them, without anybody on them yet. */
export function itemRows(
  { at, actorId }: Omit<Laying, 'db'>,
  crew: CrewOfItems,
  wanted: NewItems,
  currency: string | null = null,
) {
  const { startDate, startTime, endTime, endDate = null, standby = false } = wanted;
  const times = { startDate, startTime, endTime, endDate, standby, timeZone: crew.timeZone };
  refuseTimes(times);
  const { startsAt, endsAt } = itemSpan(times);
  return Array.from({ length: wanted.rows }, () => ({
    id: randomUUID(),
    crewId: crew.id,
    projectId: crew.projectId,
    functionId: wanted.functionId,
    status: wanted.status ?? 'draft',
    startDate,
    endDate,
    startTime,
    endTime,
    timeZone: crew.timeZone,
    startsAt,
    endsAt,
    standby,
    crewChief: wanted.crewChief ?? false,
    payBasis: wanted.payBasis ?? 'hour',
    payMinor: wanted.payMinor ?? null,
    currency,
    comment: wanted.comment ?? '',
    copiedFrom: wanted.copiedFrom ?? null,
    createdAt: at,
    createdBy: actorId,
  }));
}

/** A line in the history of the crew; who plans it reads it anew. */
async function noteCreated(
  { db, at, actorId }: Laying,
  crew: CrewOfItems,
  after: { count: number } & Record<string, unknown>,
): Promise<void> {
  await noteActivity(db, {
    personId: null,
    category: 'crewItem',
    caption: 'items_created',
    subject: { kind: 'crew', id: crew.id },
    actorId,
    after,
    at,
  });
  await changed(db, [crew.plannerId, actorId], ['planning', `crew:${crew.id}`, `project:${crew.projectId}`]);
}

/** Lays positions for a crew, without anybody on them yet, and gives back their ids. */
export async function createItems(laying: Laying, crewId: string, wanted: NewItems): Promise<string[]> {
  const { db } = laying;
  const crew = await crewOfItems(db, crewId);
  if (!crew) throw notFound();
  refuseClosed(crew);
  if (crew.cancelledAt) throw new AppError('wrong_state', { params: { status: 'cancelled' } });
  const paid = wanted.payMinor !== undefined && wanted.payMinor !== null;
  const items = itemRows(laying, crew, wanted, paid ? await payCurrency(db, crew.id) : null);
  if ((await functionCaption(db, wanted.functionId)) === undefined)
    throw new AppError('invalid', { fields: [{ path: 'functionId', code: 'bad_choice' }] });
  await insertItems(db, items);
  const { rows: count, functionId, startDate, startTime, endTime } = wanted;
  await noteCreated(laying, crew, { count, functionId, startDate, startTime, endTime });
  return items.map(({ id }) => id);
}
