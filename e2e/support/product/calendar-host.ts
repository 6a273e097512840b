import { createServer } from 'node:http';
import { freePort } from '../run/free-port.ts';

/** Where somebody's private calendar may lie on this machine: products of a run are told so when they start. */
export const calendarPort: Promise<number> = freePort();

type Answer = { readonly status?: number; readonly text?: string };
type Appointment = { readonly from: string; readonly until: string };

const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

export const iCalendar = (appointments: readonly Appointment[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Somebody//EN',
    ...appointments.flatMap(({ from, until }, n) => [
      'BEGIN:VEVENT',
      `UID:appointment-${n}`,
      'SUMMARY:Heart clinic',
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(until)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** A computer of somebody else with calendars by their paths; what it does not have is gone. */
export async function startCalendarHost(calendars: Record<string, Answer>) {
  const port = await calendarPort;
  const server = createServer((request, reply) => {
    const { status = 200, text = '' } = calendars[request.url ?? ''] ?? { status: 410 };
    reply.writeHead(status, { 'content-type': 'text/calendar' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: (path: string) => `webcal://127.0.0.1:${port}${path}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
