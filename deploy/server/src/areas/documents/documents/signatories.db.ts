import type { SignatureZone } from '@callboard/contract';
import type { SigningStep } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** A signatory with the signature that was given, as the database writes it into JSON. */
export type SignatoryRow = SigningStep & {
  personId: string | null;
  email: string;
  contactNumber: string;
  role: string;
  declinedReason: string;
  decidedAt: string | null;
  /** Who had this place before, where it was handed on. */
  delegatedById: string | null;
  delegatedBy: string;
  delegatedAt: string | null;
  zone: SignatureZone | null;
  signature: {
    id: string;
    how: 'drawn' | 'typed' | 'saved';
    signedAt: string;
    rating: number | null;
  } | null;
};

/** All signatories of the document `d`, in their order. */
export const signatoriesJson = sql<SignatoryRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', s.id, 'personId', s.person_id, 'name', s.name, 'email', s.email, 'contactNumber', s.contact_number, 'role', s.role,
    'step', s.step, 'required', s.required, 'status', s.status, 'signed', coalesce(g.signed, false),
    'declinedReason', s.declined_reason, 'decidedAt', s.decided_at,
    'delegatedById', s.delegated_by, 'delegatedBy', s.delegated_by_name, 'delegatedAt', s.delegated_at,
    'zone', case when s.zone_page is null then null else jsonb_build_object(
      'page', s.zone_page, 'x', s.zone_x, 'y', s.zone_y) end,
    'signature', case when g.id is null then null else jsonb_build_object(
      'id', g.id, 'how', g.how, 'signedAt', g.signed_at, 'rating', g.rating) end)
    order by s.step, s.name, s.id)
  from signatory s left join signature g on g.tenant_id = s.tenant_id and g.signatory_id = s.id
  where s.tenant_id = d.tenant_id and s.document_id = d.id), '[]')`;

export const signatoriesOf = async (db: Db, documentId: string): Promise<SignatoryRow[]> =>
  (
    await db
      .selectFrom('document as d')
      .select(signatoriesJson.as('signatories'))
      .where('d.id', '=', documentId)
      .executeTakeFirst()
  )?.signatories ?? [];
