import { serverNow } from '@callboard/client';
import { dayAt } from '@callboard/domain';

/** The day that it is where the person is. */
export const todayHere = (): string => dayAt(serverNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
