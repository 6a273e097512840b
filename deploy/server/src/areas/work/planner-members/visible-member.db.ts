import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Caller } from '#platform/http/handler.ts';
import { viewerOf, canSeeCompany } from '../../account/access/access.public.ts';

/** Whom somebody sees in groups: a client those who have worked for the own company. */
export function memberSeen(caller: Caller): RawBuilder<boolean> {
  const viewer = viewerOf(caller);
  return viewer.inside
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from "crewItem"
        join project on project.id = "crewItem"."projectId"
        where "crewItem"."personId" = person.id
          and "crewItem".status ${oneOf(crewItemGroups.booked)}
          and ${canSeeCompany(viewer, 'project.companyId')})`;
}
