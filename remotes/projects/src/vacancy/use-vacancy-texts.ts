import { ownZone } from '@callboard/client';
import type { Vacancy } from '@callboard/contract';
import { dayAt, jobName } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';

const nameOf = ({ project, crew, function: { caption } }: Vacancy): string =>
  jobName({ project: project.name, crew: crew.name, function: caption });

/** What rows, pages and messages say of a vacancy. */
export function useVacancyTexts() {
  const t = useWords('projects');
  const { date, time, number } = useFormat();
  return {
    /** On the clock of the site; with the last day where that is another one and no night alone. */
    hours: ({ startTime, endTime, startDate, endDate }: Vacancy): string => {
      if (!startTime || !endTime) return startTime ?? t('vacancies.noTimes');
      const until =
        endDate && endDate !== startDate ? ` ${t('vacancies.until', { day: date(endDate, 'weekday') })}` : '';
      return `${startTime} – ${endTime}${until}`;
    },
    /** The same on the phone's clock, where that is another one. */
    hoursHere: ({ startsAt, endsAt, startDate, startTime }: Vacancy): string | null => {
      if (!startsAt || !endsAt) return null;
      if (time(startsAt) === startTime && dayAt(startsAt, ownZone()) === startDate) return null;
      return t('vacancies.here', {
        hours: `${time(startsAt)} – ${time(endsAt)}`,
        day: date(startsAt, 'weekday'),
      });
    },
    distance: ({ distanceKm }: Vacancy): string | null =>
      distanceKm === null
        ? null
        : number(distanceKm, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
    name: nameOf,
    /** "Spring Gala · Load-in · Rigger, Sat 5 Jan": what is applied for. */
    what: (vacancy: Vacancy): string => `${nameOf(vacancy)}, ${date(vacancy.startDate, 'weekday')}`,
  };
}
