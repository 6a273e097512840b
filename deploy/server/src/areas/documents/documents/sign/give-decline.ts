import { isReadyToSign, isSigned, neededOf } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { addEvents } from '../document/evidence.db.ts';
import type { Decider } from './give-signature.ts';
import type { Held } from '../document/locked-signatory.ts';
import { isOpen } from '../document/present-document.ts';
import { changeDocument, decide } from '../document/sign.db.ts';
import {
  noteSigning,
  peopleOf,
  notifyAboutDocument,
  notifyNextTurns,
  notifySigned,
} from '../send/notify-signing.ts';

/** Where the signature is needed, the document is closed; else the others go on. A second no is the first one. */
export async function giveDecline({ found, own }: Held, reason: string, by: Decider) {
  const { db, jobs, now, actor } = by;
  if (own.status === 'declined') return { id: found.id, version: found.version, status: found.status };
  if (!isOpen(found) || !isReadyToSign(own, found)) {
    throw new AppError('wrong_state', { params: { status: found.status } });
  }
  const at = now();
  await decide(db, own.id, { status: 'declined', at, reason });
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    actor,
    [{ kind: 'declined', step: own.step, details: { signatoryId: own.id, reason } }],
    at,
  );
  const after = found.signatories.map((one) =>
    one.id === own.id ? { ...one, status: 'declined' as const } : one,
  );
  const needed = neededOf(found.signatories).some(({ id }) => id === own.id) && own.required;
  const complete = !needed && isSigned(after);
  const nobodyLeft = neededOf(after).length === 0;
  const status = needed || nobodyLeft ? 'declined' : complete ? 'signed' : found.status;
  const version = await changeDocument(db, found.id, {
    status,
    ...(status === 'declined' ? { reason } : {}),
    ...(complete ? { completedAt: at } : {}),
  });
  const others = peopleOf(found).filter((one) => one !== actor.actorId);
  await notifyAboutDocument(by, found, 'documentDeclined', others, { who: own.name, reason });
  if (complete) {
    await jobs.send('seal-document', { documentId: found.id });
    await notifySigned(by, found);
  } else if (status !== 'declined') {
    await notifyNextTurns(by, found, after);
  }
  await noteSigning(by, found, { caption: 'documentDeclined', before: found.status, after: status, reason });
  return { id: found.id, version, status };
}
