import type { Db } from '#platform/db/tables.ts';

/** Everything that a certificate says about the signatories, in their order. */
export const signaturesOf = (db: Db, documentId: string) =>
  db
    .selectFrom('signatory')
    .leftJoin('signature', 'signature.signatoryId', 'signatory.id')
    .leftJoin('file', 'file.id', 'signature.imageFileId')
    .select([
      'signatory.id',
      'signatory.personId',
      'signatory.name',
      'signatory.email',
      'signatory.role',
      'signatory.step',
      'signatory.status',
      'signatory.zonePage',
      'signatory.zoneX',
      'signatory.zoneY',
      'signatory.declinedReason',
      'signatory.decidedAt',
      'signatory.delegatedByName as delegatedBy',
      'signatory.delegatedAt',
      'signature.id as signatureId',
      'signature.typedName',
      'signature.consent',
      'signature.authentication',
      'signature.ip',
      'signature.peerIp',
      'signature.userAgent',
      'signature.timeZone',
      'signature.signedAt',
      'signature.shownSha256',
      'file.content as image',
    ])
    .where('signatory.documentId', '=', documentId)
    .where('signatory.status', '<>', 'void')
    .orderBy('signatory.step')
    .orderBy('signatory.name')
    .orderBy('signatory.id')
    .execute();
export type CertifiedSignature = Awaited<ReturnType<typeof signaturesOf>>[number];

export const documentToSeal = (db: Db, id: string) =>
  db
    .selectFrom('document')
    .innerJoin('file', 'file.id', 'document.fileId')
    .select([
      'document.id',
      'document.number',
      'document.name',
      'document.status',
      'document.pages',
      'document.createdAt',
      'document.completedAt',
      'document.sealedAt',
      'file.content',
      'file.type',
      'file.name as fileName',
    ])
    .where('document.id', '=', id)
    .executeTakeFirst();
export type DocumentToSeal = NonNullable<Awaited<ReturnType<typeof documentToSeal>>>;

/** The signatories of a document, and where a link has led those who came by one. */
export const signatoryLinks = (db: Db, documentId: string) =>
  db
    .selectFrom('signatory')
    .select(['id', 'personId', 'linkOrigin'])
    .where('documentId', '=', documentId)
    .execute();
