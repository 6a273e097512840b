import type { DocumentDetail } from '@callboard/contract';
import { documentGroups, isOneOf, isReadyToSign } from '@callboard/domain';
import type { Caller } from '#platform/http/handler.ts';
import type { DocumentFound } from './document-rows.db.ts';
import { isOpen } from './present-document.ts';
import type { ownSigningState } from './present-document.ts';
import type { SignatoryRow } from './signatories.db.ts';
import { isOffice } from './visible.db.ts';

/** A file that was handed in and approved: its owner may hand in the next one. */
const isRenewable = ({ uploadable, status }: Pick<DocumentFound, 'uploadable' | 'status'>): boolean =>
  uploadable && (status === 'information' || status === 'expired');

/** Before the signature, once, and where the type lets; what is signed on paper stays with its people. */
export const canDelegate = (
  own: Pick<SignatoryRow, 'status' | 'signed' | 'delegatedById'>,
  found: Pick<DocumentFound, 'delegation' | 'status' | 'allowSignatories' | 'paperNeeded'>,
): boolean =>
  found.delegation !== 'none' &&
  isOpen(found) &&
  !found.paperNeeded &&
  !own.signed &&
  own.delegatedById === null &&
  isReadyToSign(own, found);

export function documentActions(
  found: DocumentFound,
  caller: Caller,
  standing: ReturnType<typeof ownSigningState>,
): DocumentDetail['may'] {
  const office = isOffice(caller);
  const owner = found.ownerId !== null && found.ownerId === caller.personId;
  const waits = isOneOf(found.status, documentGroups.upload);
  const closed = isOneOf(found.status, documentGroups.withdrawn);
  const open = standing.mine.some(isOpen);
  return {
    sign: standing.turn !== undefined,
    decline: isOpen(found) && open,
    delegate: standing.mine.some((one) => canDelegate(one, found)),
    upload: waits && (owner || office),
    edit: office ? !closed : owner && waits,
    verify: office && found.status === 'beingVerified',
    void: office && !closed && found.status !== 'signed',
    remind: office && isOpen(found),
    replace: !closed && found.fileId !== null && (office || (owner && isRenewable(found))),
    seeEvidence: office,
  };
}
