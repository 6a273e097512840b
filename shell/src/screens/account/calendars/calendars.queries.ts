import { query } from '@callboard/client';
import { calendarSubscriptions, privateCalendars } from '@callboard/contract';
import { readable } from '../readable.ts';

/** The server takes twenty. */
export const feedsQuery = query(
  calendarSubscriptions.publicCalendarSubscriptions,
  { query: { limit: 60, page: 1 } },
  readable,
);

export const privateCalendarsQuery = query(
  privateCalendars.privateCalendars,
  { query: { limit: 60, page: 1 } },
  readable,
);
