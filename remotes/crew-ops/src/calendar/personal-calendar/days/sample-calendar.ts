import { blockDates, planning, vacations } from '@callboard/contract';
import type { Absence, BlockDate, PersonalDay } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';
import { listed } from '../../../crew/crew/sample-crew.ts';
import type { CalendarEntry } from './calendar-days.ts';
import { colourOf } from './calendar-days.ts';

/** A month that lies ahead whenever the tests run. */
export const ahead = '2031-03';
export const dayOf = (date: number) => `${ahead}-${String(date).padStart(2, '0')}`;

const { element: dayShape } = planning.personalCalendar.answer.shape.days.def;
const entry = (own: PartOf<CalendarEntry>): CalendarEntry =>
  sampleOf(dayShape.shape.entries.def.element, own);

export const blockEntry = (id: string, reason = '') =>
  entry({ kind: 'block', id, status: 'blocked', caption: reason });
export const holidayEntry = (name: string) =>
  entry({ kind: 'bankHoliday', id: name, status: 'bankHoliday', caption: name });
export const absenceEntry = (id: string, status = 'approved') =>
  entry({ kind: 'absence', id, status, caption: 'vacation' });
export const jobEntry = (date: number, own: PartOf<CalendarEntry> = {}) =>
  entry({
    kind: 'job',
    id: `job-${date}`,
    status: 'confirmed',
    caption: 'Spring Gala',
    detail: 'Load-in, North hall',
    startsAt: `${dayOf(date)}T08:00:00+01:00`,
    endsAt: `${dayOf(date)}T18:00:00+01:00`,
    from: '08:00',
    until: '18:00',
    timeZone: 'Europe/Vienna',
    crewId: 'crew-1',
    ...own,
  });
export const calendarDay = (date: number, entries: CalendarEntry[]): PersonalDay => ({
  day: dayOf(date),
  colour: colourOf(entries) ?? 'other',
  entries,
});

export const sampleBlock = (own: PartOf<BlockDate> = {}): BlockDate =>
  sampleOf(blockDates.blockDate, {
    id: 'block-1',
    version: 3,
    from: dayOf(20),
    to: dayOf(22),
    reason: 'Moving house',
    ...own,
  });
export const sampleAbsence = (own: PartOf<Absence> = {}): Absence =>
  sampleItemOf(vacations.vacationRequests, {
    id: 'absence-1',
    version: 2,
    from: dayOf(10),
    to: dayOf(14),
    lastHalf: true,
    days: 4.5,
    may: { withdraw: true },
    ...own,
  });

type Answers = { days?: PersonalDay[]; blocks?: BlockDate[]; absences?: Absence[] };

export function answerWithCalendar(
  server: TestServer,
  { days = [], blocks = [], absences = [] }: Answers = {},
) {
  server.on('GET /personalCalendar', ({ query }) => {
    const from = query.get('from') ?? '';
    const to = query.get('to') ?? '';
    return { body: { from, to, days: days.filter(({ day }) => from <= day && day <= to) } };
  });
  server.on('GET /blockDates', () => ({ body: listed(blocks) }));
  server.on('GET /vacationRequests', () => ({ body: listed(absences) }));
}
