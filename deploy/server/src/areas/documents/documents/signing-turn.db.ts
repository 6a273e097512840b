import { pastSignatoryStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf } from '#platform/db/one-of.ts';

/** Of `signatory as s`: the step before it that has to be signed first; null where there is none. */
export const stepBefore = sql<number | null>`(select max(p.step) from signatory p
  where p."documentId" = s."documentId" and p.step < s.step
    and p.required and p.status <> 'void')`;

/** Of `signatory as s` with `document as d`: nobody before has to sign first. The rule is `waitingFor`. */
export const nobodyBefore = sql<boolean>`(lower(d."signatoriesOrder") <> 'one by one' or not exists (
  select from signatory b where b."documentId" = s."documentId"
    and b.required and b.status ${noneOf(pastSignatoryStatuses)} and b.step = ${stepBefore}))`;
