import type { Db } from '#platform/db/tables.ts';

/** Everything that a certificate says about the signatories, in their order. */
export const signaturesOf = (db: Db, documentId: string) =>
  db
    .selectFrom('signatory as s')
    .leftJoin('signature as g', 'g.signatoryId', 's.id')
    .leftJoin('file as f', 'f.id', 'g.imageFileId')
    .select([
      's.id',
      's.personId',
      's.name',
      's.email',
      's.role',
      's.step',
      's.status',
      's.zonePage',
      's.zoneX',
      's.zoneY',
      's.declinedReason',
      's.decidedAt',
      's.delegatedByName as delegatedBy',
      's.delegatedAt',
      'g.id as signatureId',
      'g.typedName',
      'g.consent',
      'g.authentication',
      'g.ip',
      'g.peerIp',
      'g.userAgent',
      'g.timeZone',
      'g.signedAt',
      'g.shownSha256',
      'f.content as image',
    ])
    .where('s.documentId', '=', documentId)
    .where('s.status', '<>', 'void')
    .orderBy('s.step')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
export type CertifiedSignature = Awaited<ReturnType<typeof signaturesOf>>[number];

export const documentToSeal = (db: Db, id: string) =>
  db
    .selectFrom('document as d')
    .innerJoin('file as f', 'f.id', 'd.fileId')
    .select([
      'd.id',
      'd.number',
      'd.name',
      'd.status',
      'd.pages',
      'd.createdAt',
      'd.completedAt',
      'd.sealedAt',
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
    .select(['id', 'personId', 'linkOrigin'])
    .where('documentId', '=', documentId)
    .execute();
