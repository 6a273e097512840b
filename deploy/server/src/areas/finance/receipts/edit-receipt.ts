import type { receipts } from '@callboard/contract';
import type { Updateable } from 'kysely';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler, Input } from '#platform/http/handler.ts';
import type { Tables } from '#platform/db/tables.ts';
import { checkFields } from './check-fields.ts';
import { noteReceipt } from './note-receipt.ts';
import { receiptRowOf } from './present-receipt.ts';
import { lockOwnDraft } from './receipts.policy.ts';
import { receiptNow } from './whole-receipt.ts';
import { changeReceipt } from './write-receipt.db.ts';

/** Every field that the call takes has its column: one without would be dropped in silence. */
type Change = Pick<Updateable<Tables['receipt']>, keyof Input<typeof receipts.editReceipt>['body']>;

export const editReceipt: Handler<typeof receipts.editReceipt> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const draft = await lockOwnDraft(db, caller, params.n);
  requireVersion(request, draft.version, receiptRowOf(draft));
  const projectOfJob = await checkFields(ctx, draft.personId, body);
  const asked: Change = { ...(projectOfJob && { projectId: projectOfJob }), ...body };
  const names = (Object.keys(asked) as (keyof Change)[]).filter(
    (name) => asked[name] !== undefined && asked[name] !== draft[name],
  );
  if (names.length === 0) return receiptNow(draft.id, ctx);
  const pick = (from: Change) => Object.fromEntries(names.map((name) => [name, from[name]]));
  await changeReceipt(db, draft.id, pick(asked));
  await noteReceipt(db, draft, 'receipt_edited', {
    actorId: caller.personId,
    before: pick(draft),
    after: pick(asked),
    at: now(),
  });
  return receiptNow(draft.id, ctx);
};
