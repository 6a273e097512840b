import { FetchFailed, hostsIn, outsideAddress } from '#platform/fetch/fetch-outside.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { locked, unlocked } from '#platform/keys/key-at-rest.ts';
import type { Keys } from '#platform/keys/keys.ts';

/** Calendars of this installation that may lie inside and go without https, with commas. */
export const ownCalendarHosts = (): string[] => hostsIn('CALLBOARD_CALENDAR_HOSTS');

/** An address as calendars hand it out: `webcal:` is https by another name, or http on a host of our own. */
export function calendarAddress(text: string): URL {
  const hosts = ownCalendarHosts();
  const secure = text.replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(secure) ? new URL(secure) : null;
  if (url && hosts.includes(url.host) && /^webcal:/i.test(text)) url.protocol = 'http:';
  try {
    return outsideAddress(url?.href ?? '', hosts);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new AppError('invalid', { fields: [{ path: 'address', code: 'bad_format' }] });
  }
}

type Place = { tenant: string; calendarId: string };
const about = ({ tenant, calendarId }: Place) => `${tenant} calendar ${calendarId}`;
type Lock = Place & { keys: Keys; at: Date };

/** Whoever has the address reads all of the calendar, so it lies in the database locked. */
export const lockedAddress = (address: string, { keys, at, ...place }: Lock): string =>
  locked(address, { key: keys.current('calendar', at).bytes, about: about(place) });
export const unlockedAddress = (text: string, { keys, at, ...place }: Lock): string =>
  unlocked(text, { key: keys.current('calendar', at).bytes, about: about(place) });
