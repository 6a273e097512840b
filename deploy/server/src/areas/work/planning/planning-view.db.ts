import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlanningMode } from '@callboard/contract';
import type { Caller } from '../http/handler.ts';
import { companySeen } from '../projects/visible.db.ts';
import { viewerOf } from '../projects/viewer.ts';

/** What of the planning somebody sees. */
export type PlanningView = {
  /** Planners and office see the tenant; clients what is booked for their company. */
  readonly inside: boolean;
  readonly seeSpare: boolean;
  /** Of `crew_item as i` in `project as j`, with `function as n`. */
  readonly itemSeen: RawBuilder<boolean>;
};

const shownToClients = sql`('requested', 'confirmed', 'ready', 'working', 'done', 'cleared', 'hasChanged', 'noShow',
  'spareRequested', 'spare')`;

export function planningView(caller: Caller): PlanningView {
  const viewer = viewerOf(caller);
  const seeSpare = caller.rights.planningCalendar?.includes('READSPAREFUNCTION') === true;
  const spare = seeSpare
    ? sql<boolean>`true`
    : sql<boolean>`(i.status not in ('spare', 'spareRequested') and not n.spare)`;
  return {
    inside: viewer.inside,
    seeSpare,
    itemSeen: viewer.inside
      ? spare
      : sql<boolean>`(${spare} and i.status in ${shownToClients} and ${companySeen(viewer, 'j.company_id')})`,
  };
}

/** Which positions a mode of the calendar is about; of the same tables. */
export const modeConditions = {
  all: () => sql<boolean>`true`,
  internal: () => sql<boolean>`j.kind = 'internal'`,
  ongoing: (today) => sql<boolean>`(j.kind = 'client' and j.closed_at is null and j.cancelled_at is null
    and j.begin_date <= ${today} and (j.end_date is null or j.end_date >= ${today}))`,
  // Who is expected, who is at work, and whose call is awaited.
  checkIn: () => sql<boolean>`i.status in ('confirmed', 'ready', 'noShow')`,
  checkOut: () => sql<boolean>`i.status = 'working'`,
  preCall: () => sql<boolean>`i.status = 'confirmed'`,
  spare: () => sql<boolean>`(i.status in ('spare', 'spareRequested') or n.spare)`,
} as const satisfies Record<PlanningMode, (today: string) => RawBuilder<boolean>>;
