import { sampleJob } from '../job-list/sample-jobs.ts';
import { calendarFile } from './calendar-file.ts';

const job = { ...sampleJob(2), place: { street: 'Messeplatz 1; door B', zip: '1020', country: 'AT' } };

test('a job as calendars read it: moments, and text that is none of their signs', () => {
  const file = calendarFile(job) ?? '';
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:job-2@callboard',
      'DTSTART:20270106T063000Z',
      'DTEND:20270106T170000Z',
      String.raw`LOCATION:North hall\, Messeplatz 1\; door B\, 1020 Wien`,
    ]),
  );
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('without times there is none', () => {
  expect(calendarFile({ ...job, endsAt: null })).toBeNull();
});
