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

/** All signatories of a document, in their order. */
export const signatoriesJson = sql<SignatoryRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', signatory.id, 'personId', signatory."personId", 'name', signatory.name, 'email', signatory.email,
      'contactNumber', signatory."contactNumber", 'role', signatory.role,
    'step', signatory.step, 'required', signatory.required, 'status', signatory.status, 'signed',
      coalesce(signature.signed, false),
    'declinedReason', signatory."declinedReason", 'decidedAt', signatory."decidedAt",
    'delegatedById', signatory."delegatedBy", 'delegatedBy', signatory."delegatedByName", 'delegatedAt',
      signatory."delegatedAt",
    'zone', case when signatory."zonePage" is null then null else jsonb_build_object(
      'page', signatory."zonePage", 'x', signatory."zoneX", 'y', signatory."zoneY") end,
    'signature', case when signature.id is null then null else jsonb_build_object(
      'id', signature.id, 'how', signature.how, 'signedAt', signature."signedAt", 'rating', signature.rating) end)
    order by signatory.step, signatory.name, signatory.id)
  from signatory left join signature on signature."signatoryId" = signatory.id
  where signatory."documentId" = document.id), '[]')`;

export const signatoriesOf = async (db: Db, documentId: string): Promise<SignatoryRow[]> =>
  (
    await db
      .selectFrom('document')
      .select(signatoriesJson.as('signatories'))
      .where('id', '=', documentId)
      .executeTakeFirst()
  )?.signatories ?? [];
