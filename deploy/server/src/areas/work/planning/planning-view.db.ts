import { settledStates, spareStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlanningMode } from '@callboard/contract';
import { noneOf, oneOf } from '#platform/db/one-of.ts';
import type { Caller } from '#platform/http/handler.ts';
import { canSeeCompany, isMember, viewerOf } from '../../account/access/access.public.ts';

/** What of the planning somebody sees. */
export type PlanningView = {
  /** Planners and office see the tenant; clients what is booked for their company. */
  readonly inside: boolean;
  readonly seeSpare: boolean;
  /** Of `crewItem as i` in `project as j`, with `function as n`. */
  readonly itemSeen: RawBuilder<boolean>;
};

export function planningView(caller: Caller): PlanningView {
  const viewer = viewerOf(caller);
  const seeSpare = caller.rights.planningCalendar?.includes('READSPAREFUNCTION') === true;
  const spare = seeSpare
    ? sql<boolean>`true`
    : sql<boolean>`(i.status ${noneOf(spareStates)} and not n.spare)`;
  return {
    inside: viewer.inside,
    seeSpare,
    itemSeen: viewer.inside
      ? spare
      : sql<boolean>`(${spare} and ${isMember('i')} and ${canSeeCompany(viewer, 'j.companyId')})`,
  };
}

/** Which positions a mode of the calendar is about; of the same tables. */
export const modeConditions = {
  all: () => sql<boolean>`true`,
  internal: () => sql<boolean>`j.kind = 'internal'`,
  ongoing: (today) => sql<boolean>`(j.kind = 'client' and j."closedAt" is null and j."cancelledAt" is null
    and j."beginDate" <= ${today} and (j."endDate" is null or j."endDate" >= ${today}))`,
  // Who is expected, who is at work, and whose call is awaited.
  checkIn: () => sql<boolean>`i.status ${oneOf([...settledStates, 'noShow'])}`,
  checkOut: () => sql<boolean>`i.status = 'working'`,
  preCall: () => sql<boolean>`i.status = 'confirmed'`,
  spare: () => sql<boolean>`(i.status ${oneOf(spareStates)} or n.spare)`,
} as const satisfies Record<PlanningMode, (today: string) => RawBuilder<boolean>>;
