import { randomUUID } from 'node:crypto';
import { nameOf } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import {
  insertDocument,
  insertLinks,
  insertSignatories,
  peopleById,
  signingOrder,
} from './add-document.db.ts';
import type { Signer } from './add-document.db.ts';
import { addEvents } from '../document/evidence.db.ts';
import type { Actor } from '../document/evidence.db.ts';
import { hasPage } from './signature-zones.ts';
import { zoneColumns } from './signature-zones.db.ts';
import { signatoriesOf } from '../document/signatories.db.ts';
import { documentChanged, notifyTurns } from '../send/notify-signing.ts';
import type { TakenDocument } from './taken-document.ts';

export type NewDocument = {
  /** Where its own file already names it. */
  id?: string;
  name: string;
  typeId: string;
  ownerId: string | null;
  file: TakenDocument | null;
  signatories: readonly Signer[];
  signatoriesOrder?: string | undefined;
  links: readonly { kind: Tables['documentLink']['subjectKind']; id: string }[];
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  expiresAt?: Date | null | undefined;
  replacesId?: string;
  /** Where it does not follow from file and signatories. */
  status?: 'beingVerified';
};
type AddDocumentCtx = {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  actor: Actor;
  /** Where the tenant answers: for the mails to those who sign without a login. */
  origin?: string;
};

async function addSignatories(
  db: Db,
  documentId: string,
  { signatories: signers, file }: Pick<NewDocument, 'signatories' | 'file'>,
): Promise<void> {
  if (signers.length === 0) return;
  const people = new Map(
    (
      await peopleById(
        db,
        signers.map(({ personId }) => personId),
      )
    ).map((one) => [one.id, one]),
  );
  const rows = signers.map((signer, at) => {
    const person = people.get(signer.personId);
    if (!person) {
      throw new AppError('invalid', { fields: [{ path: `signatories.${at}.personId`, code: 'bad_choice' }] });
    }
    if (signer.zone && !hasPage(file, signer.zone)) {
      throw new AppError('invalid', { fields: [{ path: `signatories.${at}.zone`, code: 'bad_choice' }] });
    }
    return {
      id: randomUUID(),
      documentId,
      personId: person.id,
      contactNumber: person.contactNumber,
      name: nameOf(person),
      email: person.email,
      role: signer.role,
      step: signer.step,
      required: signer.required,
      ...zoneColumns(signer.zone ?? null),
      status: 'readyToSign' as const,
    };
  });
  if (new Set(rows.map((row) => `${row.contactNumber} ${row.step}`)).size < rows.length) {
    throw new AppError('invalid', { fields: [{ path: 'signatories', code: 'overlaps' }] });
  }
  await insertSignatories(db, rows);
}

const statusOf = ({ status, file, signatories, ownerId }: NewDocument) =>
  status ??
  (file === null
    ? ownerId === null
      ? 'draft'
      : 'toUpload'
    : signatories.length > 0
      ? 'readyToSign'
      : 'information');

/** Adds a document with its signatories, its first evidence, and a word to those whose turn it is. */
export async function addDocument(ctx: AddDocumentCtx, made: NewDocument) {
  const { db, now, actor } = ctx;
  const { id = randomUUID() } = made;
  const number = `D-${await nextNumber(db, 'document', 10_001)}`;
  const status = statusOf(made);
  const order = made.signatoriesOrder ?? (await signingOrder(db));
  await insertDocument(db, {
    id,
    number,
    name: made.name,
    typeId: made.typeId,
    status,
    ownerId: made.ownerId,
    signatoriesOrder: order,
    allowSignatories: made.signatories.length > 0,
    fileId: made.file?.fileId ?? null,
    sha256: made.file?.sha256 ?? null,
    pages: made.file?.pages ?? null,
    validFrom: made.validFrom ?? null,
    validUntil: made.validUntil ?? null,
    expiresAt: made.expiresAt ?? null,
    replacesId: made.replacesId ?? null,
    createdAt: now(),
    createdBy: actor.actorId,
  });
  await addSignatories(db, id, made);
  const rows = made.links.map((link, rank) => ({
    documentId: id,
    subjectKind: link.kind,
    subjectId: link.id,
    rank,
  }));
  await insertLinks(db, rows);
  const sent = status === 'readyToSign';
  await addEvents(
    db,
    { id, sha256: made.file?.sha256 ?? null },
    actor,
    [{ kind: 'created' }, ...(sent ? [{ kind: 'sent' as const }] : [])],
    now(),
  );
  const document = {
    id,
    number,
    name: made.name,
    ownerId: made.ownerId,
    createdBy: actor.actorId,
    signatories: await signatoriesOf(db, id),
  };
  if (sent) {
    await notifyTurns(ctx, document, { signatoriesOrder: order, allowSignatories: true });
  }
  await documentChanged(db, document);
  return { id, number, status, version: 1 };
}
