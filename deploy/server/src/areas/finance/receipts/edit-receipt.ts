import type { receipts } from '@callboard/contract';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { checkFields } from './check-fields.ts';
import { noteReceipt } from './note-receipt.ts';
import { receiptRowOf } from './present-receipt.ts';
import { lockOwnDraft } from './receipts.policy.ts';
import { receiptNow } from './whole-receipt.ts';
import { changeReceipt } from './write-receipt.db.ts';

const columns = {
  typeId: 'typeId',
  date: 'date',
  merchant: 'merchant',
  paperNumber: 'paperNumber',
  projectId: 'projectId',
  crewItemId: 'crewItemId',
  companyId: 'companyId',
  currency: 'currency',
  payment: 'payment',
  comment: 'comment',
} as const;

export const editReceipt: Handler<typeof receipts.editReceipt> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const draft = await lockOwnDraft(db, caller, params.n);
  requireVersion(request, draft.version, receiptRowOf(draft));
  const projectOfJob = await checkFields(ctx, draft.personId, body);
  const asked = { ...(projectOfJob ? { projectId: projectOfJob } : {}), ...body };
  const names = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (name) => asked[name] !== undefined && asked[name] !== draft[columns[name]],
  );
  if (names.length === 0) return receiptNow(draft.id, ctx);
  const pick = (from: (name: keyof typeof columns) => unknown) =>
    Object.fromEntries(names.map((name) => [name, from(name)]));
  await changeReceipt(db, draft.id, Object.fromEntries(names.map((name) => [columns[name], asked[name]])));
  await noteReceipt(db, draft, 'receipt_edited', {
    actorId: caller.personId,
    before: pick((name) => draft[columns[name]]),
    after: pick((name) => asked[name]),
    at: now(),
  });
  return receiptNow(draft.id, ctx);
};
