import type { SignatureZone } from '@callboard/contract';
import type { SigningStep } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

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
    'id', s.id, 'personId', s."personId", 'name', s.name, 'email', s.email, 'contactNumber', s."contactNumber", 'role', s.role,
    'step', s.step, 'required', s.required, 'status', s.status, 'signed', coalesce(g.signed, false),
    'declinedReason', s."declinedReason", 'decidedAt', s."decidedAt",
    'delegatedById', s."delegatedBy", 'delegatedBy', s."delegatedByName", 'delegatedAt', s."delegatedAt",
    'zone', case when s."zonePage" is null then null else jsonb_build_object(
      'page', s."zonePage", 'x', s."zoneX", 'y', s."zoneY") end,
    'signature', case when g.id is null then null else jsonb_build_object(
      'id', g.id, 'how', g.how, 'signedAt', g."signedAt", 'rating', g.rating) end)
    order by s.step, s.name, s.id)
  from signatory s left join signature g on g."signatoryId" = s.id
  where s."documentId" = d.id), '[]')`;

export const signatoriesOf = async (db: Db, documentId: string): Promise<SignatoryRow[]> =>
  (
    await db
      .selectFrom('document as d')
      .select(signatoriesJson.as('signatories'))
      .where('d.id', '=', documentId)
      .executeTakeFirst()
  )?.signatories ?? [];
