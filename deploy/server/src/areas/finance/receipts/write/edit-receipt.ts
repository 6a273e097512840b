import type { receipts } from '@callboard/contract';
import type { Updateable } from 'kysely';
import { changedFields } from '#platform/activities/changed-fields.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler, Input } from '#platform/http/handler.ts';
import type { Tables } from '#platform/db/tables.ts';
import { checkFields } from './check-fields.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { receiptRowOf } from '../read/present-receipt.ts';
import { lockOwnDraft } from '../read/receipts.policy.ts';
import { receiptNow } from '../read/whole-receipt.ts';
import { changeReceipt } from '../read/write-receipt.db.ts';

/** Every field that the call takes has its column: one without would be dropped in silence. */
type Change = Pick<Updateable<Tables['receipt']>, keyof Input<typeof receipts.editReceipt>['body']>;

export const editReceipt: Handler<typeof receipts.editReceipt> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const draft = await lockOwnDraft(db, caller, params.n);
  requireVersion(request, draft.version, receiptRowOf(draft));
  const projectOfJob = await checkFields(ctx, draft.personId, body);
  const asked: Change = { ...(projectOfJob && { projectId: projectOfJob }), ...body };
  const { names, before, after } = changedFields(draft, asked);
  if (names.length === 0) return receiptNow(draft.id, ctx);
  await changeReceipt(db, draft.id, after);
  await noteReceipt(db, draft, 'receipt_edited', { actorId: caller.personId, before, after, at: now() });
  return receiptNow(draft.id, ctx);
};
