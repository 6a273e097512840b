import { sql } from 'kysely';

/** States of a position, grouped as lists count them. Each is for `crew_item as i`. */
export const isPosition = sql<boolean>`i.status not in ('spare', 'spareRequested', 'notNeeded', 'cancelled')`;
export const isFilled = sql<boolean>`i.status in ('confirmed', 'ready', 'working', 'done', 'cleared', 'hasChanged')`;
export const isSpare = sql<boolean>`i.status in ('spare', 'spareRequested')`;
