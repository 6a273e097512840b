import { dayAt } from '@callboard/domain';
import { serverNow } from './clock.ts';

/** The zone that the phone is in, by name: it is that of the person who holds it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day that it is in a zone, by the server's clock: a phone's own may be a day off. */
export const todayIn = (zone: string): string => dayAt(serverNow(), zone);

/** The day that it is where the person is. */
export const todayHere = (): string => todayIn(ownZone());
