import { pastSignatoryStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf } from '../../../platform/db/one-of.ts';

/** Of `signatory as s`: the step before it that has to be signed first; null where there is none. */
export const stepBefore = sql<number | null>`(select max(p.step) from signatory p
  where p.tenant_id = s.tenant_id and p.document_id = s.document_id and p.step < s.step
    and p.required and p.status <> 'void')`;

/** Of `signatory as s` with `document as d`: nobody before has to sign first. The rule is `waitingFor`. */
export const nobodyBefore = sql<boolean>`(lower(d.signatories_order) <> 'one by one' or not exists (
  select from signatory b where b.tenant_id = s.tenant_id and b.document_id = s.document_id
    and b.required and b.status ${noneOf(pastSignatoryStatuses)} and b.step = ${stepBefore}))`;
