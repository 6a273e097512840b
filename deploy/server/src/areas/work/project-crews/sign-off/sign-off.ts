import type { BodyOf, projectCrews } from '@callboard/contract';
import { hoursNeed } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { moveItem } from '../../crew-items/crew-items.public.ts';
import {
  approveHours,
  hoursChecked,
  refuseImpossible,
  checkRows,
  closeAutoTodos,
  refuseLockedMonth,
  rowPresence,
} from '../../crew-checks/crew-checks.public.ts';
import type { CheckRow } from '../../crew-checks/crew-checks.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { peopleOf, ledCrew } from '../../crew-access/crew-access.public.ts';
import { ensurePaper } from '../../crew-papers/crew-papers.public.ts';
import { lockCrew, setSignedOff } from './sign-off.db.ts';

type Body = BodyOf<typeof projectCrews.signOff>;

export const signOff: Handler<typeof projectCrews.signOff> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const { chief } = await ledCrew(db, caller, params.id);
  const by = personOf(caller);
  const crew = await lockCrew(db, params.id);
  if (crew.signedOffAt || crew.cancelledAt)
    throw new AppError('wrong_state', { params: { state: crew.signedOffAt ? 'signedOff' : 'cancelled' } });
  const rows = await checkRows(db, { crewId: params.id });
  const rules = await tenantRules(db);
  const waiting = rows.filter((row) => hoursNeed(rowPresence(row, now(), rules)) !== null).length;
  if (waiting > 0 || rows.length === 0)
    throw new AppError('wrong_state', { params: { state: 'open', open: waiting } });
  const cleared = await clearAll(ctx, rows, body, { by, chief, rules });
  await setSignedOff(db, params.id, { by, at: now(), note: body.note ?? '' });
  const note = await ensurePaper(db, params.id, 'deliveryNote');
  await ensurePaper(db, params.id, 'crewChiefSheet');
  await noteActivity(db, {
    personId: null,
    category: 'crew',
    caption: 'crew_signed_off',
    subject: { kind: 'crew', id: params.id },
    actorId: by,
    after: { cleared, deliveryNote: note.number },
    reason: body.note ?? '',
    at: now(),
  });
  await changed(db, await peopleOf(db, params.id), [`crew:${params.id}`, 'jobs']);
  return { crewId: params.id, signedOffAt: now().toISOString(), cleared, deliveryNoteNumber: note.number };
};

/** Locks the times of everybody who worked, as checked or as the chief says. */
async function clearAll(
  { db, jobs, now }: Ctx,
  rows: readonly CheckRow[],
  { corrections = [] }: Body,
  { by, chief, rules }: { by: string; chief: boolean; rules: TenantRules },
): Promise<number> {
  const unknown = corrections.findIndex(
    ({ crewItemId }) => !rows.some(({ itemId }) => itemId === crewItemId),
  );
  if (unknown >= 0) throw notFound();
  let cleared = 0;
  for (const row of rows.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
    const checked = hoursChecked(row, now(), rules);
    if (!row.checkId || !checked || row.checkState === 'signedOff') continue;
    const at = corrections.findIndex(({ crewItemId }) => crewItemId === row.itemId);
    const said = corrections[at];
    const hours = said
      ? { from: new Date(said.from), until: new Date(said.until), breakMinutes: said.breakMinutes }
      : checked;
    if (said) refuseImpossible(hours, now(), `corrections.${at}.`);
    await refuseLockedMonth(db, row);
    const reason = said?.reason ?? '';
    await approveHours(db, row.checkId, hours, { by, at: now(), reason, rules });
    await closeAutoTodos(db, { ...row, at: now(), by });
    const actor = chief ? 'chief' : 'planner';
    await moveItem({ db, jobs, at: now() }, row.itemId, { action: 'clear', by: actor, actorId: by, reason });
    cleared += 1;
  }
  return cleared;
}
