import type { documents } from '@callboard/contract';
import { signsOneByOne } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addressed } from '#platform/http/file-address.ts';
import { documentById } from '../document/document-rows.db.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { eventsOfKind } from '../document/evidence.db.ts';
import { documentActions } from '../document/documents.policy.ts';
import { paperReason } from '../document/paper-reason.ts';
import { personOf } from '#platform/http/person-of.ts';
import { presentRow, presentSignatory, ownSigningState } from '../document/present-document.ts';
import { visibleTo } from '../document/visible.db.ts';

export const document: Handler<typeof documents.document> = async ({ params }, ctx) => {
  const { db, caller } = ctx;
  const me = personOf(caller);
  const found = await documentById(db, visibleTo(caller, me), params.id);
  if (!found) throw notFound();
  const row = presentRow(found, me);
  const may = documentActions(found, caller, ownSigningState(found, me));
  const reminders = may.remind ? await eventsOfKind(db, found.id, 'reminded') : [];
  const remindedAt = (id: string) =>
    reminders.findLast(({ details }) => details['signatoryId'] === id)?.at.toISOString() ?? null;
  const isVoided = found.status === 'void' || found.status === 'replaced';
  const voided = isVoided ? (await eventsOfKind(db, found.id, 'voided')).at(-1) : undefined;
  const signatories = found.signatories.map((one) => ({
    ...presentSignatory(one, found, me),
    ...(may.remind && { remindedAt: remindedAt(one.id) }),
  }));
  const mine = signatories.filter(({ myself }) => myself);
  return {
    ...row,
    type: { ...row.type, parameters: JSON.stringify(found.typeParameters) },
    parameters: JSON.stringify(found.parameters),
    typeParameters: found.typeParameters,
    parametersObject: found.parameters,
    version: found.version,
    signatories,
    signatoriesOrder: found.signatoriesOrder,
    allowSignatories: found.allowSignatories,
    signOneByOne: signsOneByOne(found),
    signatoriesIds: signatories.map(({ id }) => id),
    userSignatories: mine,
    userSignatures: mine.flatMap(({ signatures }) => signatures),
    signedUrl: found.signedFileId === null ? null : (await addressed(found.signedFileId, ctx)).url,
    sha256: found.content,
    sealedAt: found.sealedAt?.toISOString() ?? null,
    signedFile:
      found.signedFileName === null
        ? null
        : { name: found.signedFileName, type: found.signedFileType ?? '', size: found.signedFileSize ?? 0 },
    paper: found.paperNeeded ? { why: paperReason(found, await languageOf(db, caller)) } : null,
    delegation: found.delegation as 'none',
    links: found.links as { kind: 'project'; id: string }[],
    replacedBy: found.replacedBy,
    voided: voided ? { by: voided.by, at: voided.at.toISOString() } : null,
    may,
  };
};
