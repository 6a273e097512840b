import { crewOpsPages, path } from '@callboard/contract';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { lockPaper, setPaper } from '../../crew-papers/crew-papers.public.ts';
import { noteMail } from './note-mail.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';

/** Sends what was signed and notes that it was sent. */
export async function sendCopy(
  { db, caller, tenant, mail, now }: Pick<Ctx, 'db' | 'caller' | 'tenant' | 'mail' | 'now'>,
  request: RequestFacts,
  crewId: string,
  to: string,
): Promise<void> {
  const note = await lockPaper(db, crewId, 'deliveryNote');
  const at = note?.signedAt ?? note?.confirmedAt;
  if (!note || !at) throw new Error('Only a signed note is sent.');
  const copy = {
    db,
    crewId,
    language: await languageOf(db, caller),
    tenantName: tenant.name,
    to,
    signer: note.signerName,
    at,
    number: note.number,
    link: `${request.origin}${path(crewOpsPages.deliveryNote).to({ id: crewId })}`,
  };
  await mail.send(await noteMail(copy));
  await setPaper(db, note.id, { sentAt: now(), signerEmail: note.signerEmail || to });
}
