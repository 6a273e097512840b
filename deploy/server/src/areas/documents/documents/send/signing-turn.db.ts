import { signatoryGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf } from '#platform/db/expression/one-of.ts';

/** The step before a signatory's own that has to be signed first; null where there is none. */
export const stepBefore = sql<number | null>`(select max(earlier.step) from signatory earlier
  where earlier."documentId" = signatory."documentId" and earlier.step < signatory.step
    and earlier.required and earlier.status <> 'void')`;

/** Nobody before a signatory has to sign first. The rule is `waitingFor`. */
export const nobodyBefore = sql<boolean>`(lower(document."signatoriesOrder") <> 'one by one' or not exists (
  select from signatory earlier where earlier."documentId" = signatory."documentId"
    and earlier.required and earlier.status ${noneOf(signatoryGroups.past)} and earlier.step = ${stepBefore}))`;
