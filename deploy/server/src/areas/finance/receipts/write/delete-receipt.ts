import type { receipts } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { lockOwnDraft } from '../read/receipts.policy.ts';
import { removeReceipt } from '../read/write-receipt.db.ts';

export const deleteReceipt: Handler<typeof receipts.deleteReceipt> = async (
  { params },
  { db, caller, now },
) => {
  const draft = await lockOwnDraft(db, caller, params.id, 'delete');
  await removeReceipt(db, draft.id);
  await noteReceipt(db, draft, 'receipt_deleted', {
    actorId: caller.personId,
    before: { number: draft.number, gross: draft.grossMinor },
    at: now(),
  });
};
