import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Event = { readonly from: string; readonly until: string; readonly more?: string };

/** An iCalendar file with events of these times (`20261120T090000Z`), and with names that nobody is told. */
export const calendarText = (...events: readonly Event[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Somebody//EN',
    ...events.flatMap(({ from, until, more }, n) => [
      'BEGIN:VEVENT',
      `UID:event-${n}`,
      'SUMMARY:Heart clinic',
      'LOCATION:Ward seven',
      `DTSTART:${from}`,
      `DTEND:${until}`,
      ...(more ? [more] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** A computer of somebody else with a calendar, as the test says it answers. */
export async function startCalendarHost() {
  const host = {
    status: 200,
    text: calendarText(),
    etag: '',
    /** What was asked for, with the validator that came along. */
    asked: [] as string[],
  };
  const server = createServer((request, reply) => {
    host.asked.push(`${request.url ?? ''} ${request.headers['if-none-match'] ?? '-'}`);
    const known = host.etag !== '' && request.headers['if-none-match'] === host.etag;
    reply.writeHead(known ? 304 : host.status, host.etag ? { etag: host.etag } : {});
    reply.end(known ? undefined : host.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const name = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const others = process.env['CALLBOARD_CALENDAR_HOSTS'];
  process.env['CALLBOARD_CALENDAR_HOSTS'] = name;
  return Object.assign(host, {
    name,
    address: (path: string) => `webcal://${name}${path}`,
    async stop() {
      if (others === undefined) delete process.env['CALLBOARD_CALENDAR_HOSTS'];
      else process.env['CALLBOARD_CALENDAR_HOSTS'] = others;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
