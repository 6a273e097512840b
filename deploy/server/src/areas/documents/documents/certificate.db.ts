import type { Db } from '../../../platform/db/tables.ts';

/** Everything that a certificate says about the signatories, in their order. */
export const signaturesOf = (db: Db, documentId: string) =>
  db
    .selectFrom('signatory as s')
    .leftJoin('signature as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.signatory_id', '=', 's.id'),
    )
    .leftJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'g.tenant_id').onRef('f.id', '=', 'g.image_file_id'),
    )
    .select([
      's.id',
      's.person_id as personId',
      's.name',
      's.email',
      's.role',
      's.step',
      's.status',
      's.zone_page as zonePage',
      's.zone_x as zoneX',
      's.zone_y as zoneY',
      's.declined_reason as declinedReason',
      's.decided_at as decidedAt',
      's.delegated_by_name as delegatedBy',
      's.delegated_at as delegatedAt',
      'g.id as signatureId',
      'g.typed_name as typedName',
      'g.consent',
      'g.authentication',
      'g.ip',
      'g.peer_ip as peerIp',
      'g.user_agent as userAgent',
      'g.time_zone as timeZone',
      'g.signed_at as signedAt',
      'g.shown_sha256 as shownSha256',
      'f.content as image',
    ])
    .where('s.document_id', '=', documentId)
    .where('s.status', '<>', 'void')
    .orderBy('s.step')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
export type CertifiedSignature = Awaited<ReturnType<typeof signaturesOf>>[number];

export const documentToSeal = (db: Db, id: string) =>
  db
    .selectFrom('document as d')
    .innerJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.file_id'),
    )
    .select([
      'd.id',
      'd.number',
      'd.name',
      'd.status',
      'd.pages',
      'd.created_at as createdAt',
      'd.completed_at as completedAt',
      'd.sealed_at as sealedAt',
      'f.content',
      'f.type',
      'f.name as fileName',
    ])
    .where('d.id', '=', id)
    .executeTakeFirst();
export type DocumentToSeal = NonNullable<Awaited<ReturnType<typeof documentToSeal>>>;

/** The signatories of a document, and where a link has led those who came by one. */
export const signatoryLinks = (db: Db, documentId: string) =>
  db
    .selectFrom('signatory')
    .select(['id', 'person_id', 'link_origin'])
    .where('document_id', '=', documentId)
    .execute();
