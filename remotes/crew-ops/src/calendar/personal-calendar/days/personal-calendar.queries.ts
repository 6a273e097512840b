import { query } from '@callboard/client';
import { blockDates, planning, vacations } from '@callboard/contract';
import { readable } from '../../../base/crew-ops.queries.ts';

const all = { limit: 1000, page: 1 };

/** The person's days between two days. */
export const calendarQuery = (from: string, to: string) =>
  query(planning.personalCalendar, { query: { from, to } }, readable);

/** Blocked dates from today on. */
export const blocksQuery = query(blockDates.blockDates, { query: all }, readable);

/** Own vacations and sick days that end today or later. */
export const absencesQuery = (from: string) =>
  query(vacations.vacationRequests, { query: { ...all, whose: 'own', from } }, readable);
