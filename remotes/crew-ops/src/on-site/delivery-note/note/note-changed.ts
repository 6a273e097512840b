import { invalidate } from '@callboard/client';
import { homeQuery } from '@callboard/feature';
import { crewQuery } from '../../../base/crew-ops.queries.ts';
import { deliveryNoteQuery } from './delivery-note.queries.ts';

/** Whatever is done with a note is seen on it, on its crew and on the start page. */
export const noteChanged = (crewId: string) =>
  Promise.all([invalidate(deliveryNoteQuery(crewId)), invalidate(crewQuery(crewId)), invalidate(homeQuery)]);
