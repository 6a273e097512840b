import { serverNow } from '@callboard/client';
import type { Format } from '@callboard/i18n';

/** The day it is where the phone is, by the server's clock. */
export const todayHere = ({ isoDay }: Format): string => isoDay(serverNow());
