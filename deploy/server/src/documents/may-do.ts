import type { DocumentDetail } from '@callboard/contract';
import type { Caller } from '../http/handler.ts';
import type { DocumentFound } from './document-rows.db.ts';
import { isOpen } from './present-document.ts';
import type { standingOf } from './present-document.ts';
import { isOffice } from './visible.db.ts';

export const uploadStates: readonly string[] = ['toUpload', 'refused', 'beingVerified'];
export const closedStates: readonly string[] = ['void', 'replaced'];

/** A file that was handed in and approved: its owner may hand in the next one. */
export const isRenewable = ({ uploadable, status }: Pick<DocumentFound, 'uploadable' | 'status'>): boolean =>
  uploadable && (status === 'information' || status === 'expired');

export function mayDo(
  found: DocumentFound,
  caller: Caller,
  standing: ReturnType<typeof standingOf>,
): DocumentDetail['may'] {
  const office = isOffice(caller);
  const owner = found.ownerId !== null && found.ownerId === caller.personId;
  const waits = uploadStates.includes(found.status);
  const closed = closedStates.includes(found.status);
  const open = standing.mine.some((one) => one.status === 'readyToSign' || one.status === 'onGoing');
  return {
    sign: standing.turn !== undefined,
    decline: isOpen(found) && open,
    upload: waits && (owner || office),
    edit: office ? !closed : owner && waits,
    verify: office && found.status === 'beingVerified',
    void: office && !closed && found.status !== 'signed',
    remind: office && isOpen(found),
    replace: !closed && found.fileId !== null && (office || (owner && isRenewable(found))),
    seeEvidence: office,
  };
}
