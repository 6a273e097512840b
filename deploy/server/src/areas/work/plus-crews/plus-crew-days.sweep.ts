import type { Sweep } from '#platform/jobs/sweeps.ts';
import { changed } from '#platform/live/changed.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { crewsToRefresh, knowDays } from './days.db.ts';
import { peopleOfPlusCrew } from './plus-crews.db.ts';
import { refreshDays } from './refresh-days.ts';

const hourMs = 3_600_000;

/** Turnover, hours and bookings of each plus crew follow what is planned and signed off. */
export const plusCrewDaysSweep: Sweep = {
  name: 'plus-crew-days',
  async work({ db, now }) {
    const crews = await crewsToRefresh(db);
    if (crews.length === 0) return;
    const today = await todayOfTenant(db, now);
    for (const crew of crews) {
      const different = await refreshDays(db, crew, today);
      // Written only now and then: a minute without work leaves no trace.
      const old = crew.knownAt === null || now.getTime() - crew.knownAt.getTime() > hourMs;
      if (different > 0 || old) await knowDays(db, crew.id, now);
      if (different === 0) continue;
      const people = (await peopleOfPlusCrew(db, crew.id)).map(({ id }) => id);
      await changed(db, people, ['plusCrews', `plusCrew:${crew.id}`]);
    }
  },
};
