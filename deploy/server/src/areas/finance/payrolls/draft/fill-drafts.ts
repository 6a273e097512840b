import { draftChanges, draftsOf, lastDayOf, monthOf } from '@callboard/domain';
import type { DraftLine } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { approvedWork } from './approved-work.db.ts';
import {
  addDraft,
  applyDraftChanges,
  draftsOfMonth,
  grossOf,
  itemsOfDraft,
  removePayroll,
} from './drafts.db.ts';
import type { Draft } from './drafts.db.ts';
import { netAfter } from '../read/net-after.ts';
import { noteMove } from '../read/note-move.ts';
import { changePayroll } from '../read/payrolls.db.ts';

type Whose = { personId: string; day: string; actorId: string | null; at: Date };

/** Makes one draft say what was worked. Nothing is written where it says so already. */
async function fillDraft(
  db: Db,
  draft: Draft,
  lines: readonly DraftLine[],
  { personId, actorId, at, made }: Whose & { made: boolean },
): Promise<boolean> {
  const standing = await itemsOfDraft(db, draft.id);
  const changes = draftChanges(standing, lines);
  const { add, change, remove } = changes;
  if (add.length + change.length + remove.length === 0) return true;
  if (add.length === 0 && remove.length === standing.length) {
    await removePayroll(db, draft.id);
    return false;
  }
  await applyDraftChanges(db, draft.id, changes);
  const gross = await grossOf(db, draft.id);
  await changePayroll(db, draft.id, { grossMinor: gross, netMinor: netAfter(draft, gross) });
  await noteMove(db, {
    kind: 'payroll',
    id: draft.id,
    personId,
    caption: made ? 'payroll_drafted' : 'payroll_draft_followed',
    actorId,
    before: { grossMinor: draft.grossMinor },
    after: { grossMinor: gross, added: add.length, changed: change.length, removed: remove.length },
    at,
  });
  return true;
}

/**
 * Makes or refreshes the drafts of a person and month from the hours that are signed off: one for each currency.
 * The person must be held. Gives back the drafts that stand then.
 */
export async function fillDrafts(db: Db, whose: Whose): Promise<string[]> {
  const month = { personId: whose.personId, from: monthOf(whose.day), to: lastDayOf(whose.day) };
  const wanted = draftsOf(await approvedWork(db, month, await tenantRules(db)));
  const drafts = await draftsOfMonth(db, month);
  const standing: string[] = [];
  for (const draft of drafts) {
    const lines = wanted.get(draft.currency) ?? [];
    if (await fillDraft(db, draft, lines, { ...whose, made: false })) standing.push(draft.id);
  }
  for (const [currency, lines] of wanted) {
    if (drafts.some((draft) => draft.currency === currency)) continue;
    const draft = await addDraft(db, month, currency);
    await fillDraft(db, draft, lines, { ...whose, made: true });
    standing.push(draft.id);
  }
  return standing;
}
