import type { Sweep } from '#platform/jobs/sweeps.ts';
import { nextRead } from './next-read.ts';
import { dueCalendars, setNextRead } from './private-calendars.db.ts';

/** Has private calendars read whose time has come. */
export const readCalendars: Sweep = {
  name: 'read-calendars',
  async work({ db, now, jobs }) {
    for (const { id } of await dueCalendars(db, now)) {
      await setNextRead(db, id, nextRead(id, now));
      await jobs.send('read-calendar', { calendar: id });
    }
  },
};
