import type { privateCalendars as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPrivateCalendar } from './add-private-calendar.ts';
import { privateCalendars } from './private-calendars.ts';
import { readPrivateCalendar } from './read-private-calendar.ts';
import { removePrivateCalendar } from './remove-private-calendar.ts';

export const privateCalendarsRoutes: AreaRoutes<typeof contract> = {
  privateCalendars,
  addPrivateCalendar,
  readPrivateCalendar,
  removePrivateCalendar,
};
