import type { privateCalendars as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { presentCalendar } from './present-calendar.ts';
import { calendarsOf } from './private-calendars.db.ts';

export const privateCalendars: Handler<typeof contract.privateCalendars> = async (
  { query },
  { db, caller, reply },
) => {
  reply.header('cache-control', 'no-store');
  const { rows, total } = await calendarsOf(db, personOf(caller), query);
  return listOf(rows.map(presentCalendar), total, query);
};
