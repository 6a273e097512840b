import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlanningMode } from '@callboard/contract';
import { noneOf, oneOf } from '#platform/db/expression/one-of.ts';
import type { Caller } from '#platform/http/handler.ts';
import { canSeeCompany, isMember, viewerOf } from '../../../account/access/access.public.ts';

/** What of the planning somebody sees. */
export type PlanningView = {
  /** Planners and office see the tenant; clients what is booked for their company. */
  readonly inside: boolean;
  readonly seeSpare: boolean;
  /** Of `crewItem`, `project` and `function`. */
  readonly itemSeen: RawBuilder<boolean>;
};

export function planningView(caller: Caller): PlanningView {
  const viewer = viewerOf(caller);
  const seeSpare = caller.rights.planningCalendar?.includes('READSPAREFUNCTION') === true;
  const spare = seeSpare
    ? sql<boolean>`true`
    : sql<boolean>`("crewItem".status ${noneOf(crewItemGroups.spare)} and not function.spare)`;
  return {
    inside: viewer.inside,
    seeSpare,
    itemSeen: viewer.inside
      ? spare
      : sql<boolean>`(${spare} and ${isMember('crewItem')} and ${canSeeCompany(viewer, 'project.companyId')})`,
  };
}

/** Which positions a mode of the calendar is about; of the same tables. */
export const modeConditions = {
  all: () => sql<boolean>`true`,
  internal: () => sql<boolean>`project.kind = 'internal'`,
  ongoing: (
    today,
  ) => sql<boolean>`(project.kind = 'client' and project."closedAt" is null and project."cancelledAt" is null
    and project."beginDate" <= ${today} and (project."endDate" is null or project."endDate" >= ${today}))`,
  // Who is expected, who is at work, and whose call is awaited.
  checkIn: () => sql<boolean>`"crewItem".status ${oneOf([...crewItemGroups.settled, 'noShow'])}`,
  checkOut: () => sql<boolean>`"crewItem".status = 'working'`,
  preCall: () => sql<boolean>`"crewItem".status = 'confirmed'`,
  spare: () => sql<boolean>`("crewItem".status ${oneOf(crewItemGroups.spare)} or function.spare)`,
} as const satisfies Record<PlanningMode, (today: string) => RawBuilder<boolean>>;
