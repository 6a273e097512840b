import { may, person, planner } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Caller } from '#platform/http/handler.ts';
import { canSeeCrew, isFilled, ledWith, viewerOf } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { offeredTo } from '../offer/offer.db.ts';

export type ItemViewer = Viewer & {
  readonly planner: boolean;
  readonly mayEdit: boolean;
  readonly mayApply: boolean;
};

export const itemViewerOf = (caller: Caller): ItemViewer => ({
  ...viewerOf(caller),
  planner: caller.tokenType === 'user' && caller.roles.includes('planner'),
  mayEdit: may(planner.with('crews', 'EDIT'), caller),
  mayApply: may(person.with('persons').with('mobileProjectVacancies'), caller),
});

/** A chief who has said yes knows everybody who is asked for the own crew. */
const leads = (personId: string | null) => ledWith(personId, 'crewItem');

/** Outside the office somebody's name is told when that person has said yes. */
export const canSeeName = ({ inside, personId }: Viewer): RawBuilder<boolean> =>
  inside
    ? sql<boolean>`true`
    : sql<boolean>`(${isFilled} or "crewItem"."personId" = ${personId} or ${leads(personId)})`;

/** What is still being planned is the planner's business; free positions are for those they are offered to. */
export function itemSeen(viewer: ItemViewer): RawBuilder<boolean> {
  if (viewer.inside) return sql<boolean>`true`;
  const known =
    viewer.crew && !viewer.client
      ? sql<boolean>`(${isFilled} or "crewItem"."personId" = ${viewer.personId} or ${leads(viewer.personId)})`
      : sql<boolean>`true`;
  const inCrew = sql<boolean>`(${canSeeCrew(viewer)} and "crewItem".status <> 'draft' and ${known})`;
  if (!viewer.mayApply) return inCrew;
  const applied = sql<boolean>`exists (select from "crewItemApplication"
    where "crewItemApplication"."crewItemId" = "crewItem".id
      and "crewItemApplication"."personId" = ${viewer.personId})`;
  return sql<boolean>`(${inCrew} or ("crewItem".status = 'vacant' and ${offeredTo(viewer.personId)}) or ${applied})`;
}
