import { serverNow } from '@callboard/client';
import type { JobByLink } from '@callboard/contract';
import { nameOfJob } from '../job-row/row-job.ts';

type CalendarJob = Pick<
  JobByLink,
  'id' | 'project' | 'crew' | 'function' | 'startsAt' | 'endsAt' | 'location' | 'place'
>;

const written = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`);
const moment = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
/** A line has 75 bytes at most; a letter has four at most. */
const folded = (line: string): string => [...line].join('').replace(/.{18}(?=.)/gu, '$&\r\n ');

const placeLine = ({ location, place }: Pick<CalendarJob, 'location' | 'place'>): string =>
  [location?.name, place?.street, [place?.zip, location?.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** A job as a file that calendars open; nothing as long as its times are not known. */
export function calendarFile(job: CalendarJob): string | null {
  const { startsAt, endsAt } = job;
  if (!startsAt || !endsAt) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Answer//EN',
    'BEGIN:VEVENT',
    `UID:${job.id}@callboard`,
    `DTSTAMP:${moment(new Date(serverNow()).toISOString())}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${written(nameOfJob(job))}`,
    `LOCATION:${written(placeLine(job))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
