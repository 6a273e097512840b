import { dayAt, daysBetween } from '@callboard/domain';
import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules, nameOfTenant, tenantZone } from '../../../account/settings/settings.public.ts';
import { documentById, lockDocument } from '../document/document-rows.db.ts';
import {
  dueReminders,
  endingWithin,
  overdue,
  markExpiryNoticeSent,
  setReminded,
  unsealed,
} from './documents-sweep.db.ts';
import { addEvents, serverActor } from '../document/evidence.db.ts';
import { isOpen } from '../document/present-document.ts';
import { changeDocument, closeSignatories } from '../document/sign.db.ts';
import { anyDocument } from '../document/visible.db.ts';
import { askSignatories, peopleOf, documentChanged, notifyAboutDocument } from './notify-signing.ts';

const sealLateMs = 10 * 60_000;

/** Those who have not signed are reminded once after each of the tenant's steps. */
async function remindSigners(ctx: SweepCtx, days: readonly number[]): Promise<void> {
  const { db, jobs, now } = ctx;
  // The last step first: who has waited for seven days is told once, not for three days as well.
  for (const step of days.toSorted((a, b) => b - a)) {
    const due = await dueReminders(db, step, now);
    await setReminded(
      db,
      due.map(({ id }) => id),
      step,
    );
    for (const one of due) {
      const found = await documentById(db, anyDocument, one.documentId);
      if (!found) continue;
      await addEvents(
        db,
        { id: found.id, sha256: found.content },
        serverActor(await nameOfTenant(ctx.db)),
        [{ kind: 'reminded', step: one.step, details: { signatoryId: one.id, days: step } }],
        now,
      );
      const around = { db, jobs, now: () => now };
      // By mail it leads where the first mail has led.
      await askSignatories(around, found, [one], { kind: 'reminder', origin: null, more: { days: step } });
    }
  }
}

async function expire(ctx: SweepCtx): Promise<void> {
  const { db, jobs, now } = ctx;
  for (const id of await overdue(db, now)) {
    await lockDocument(db, id);
    const found = await documentById(db, anyDocument, id);
    if (!found || !isOpen(found)) continue;
    await changeDocument(db, id, { status: 'expired' });
    await closeSignatories(db, id, 'expired');
    const document = { id, sha256: found.content };
    await addEvents(db, document, serverActor(await nameOfTenant(ctx.db)), [{ kind: 'expired' }], now);
    await notifyAboutDocument({ db, jobs, now: () => now }, found, 'documentExpired', peopleOf(found));
    await documentChanged(db, found);
  }
}

/** The end of a document is told at each step once; a skill that it proves ends with it by its own day. */
async function notifyEnding({ db, jobs, now }: SweepCtx, days: readonly number[]): Promise<void> {
  const today = dayAt(now, await tenantZone(db));
  for (const step of days.toSorted((a, b) => a - b)) {
    const ending = await endingWithin(db, step, today);
    await markExpiryNoticeSent(
      db,
      ending.map(({ id }) => id),
      step,
    );
    for (const { id, name, number, ownerId, validUntil } of ending) {
      await notify(
        { db, jobs, at: now },
        {
          people: [ownerId],
          kind: 'documentExpiring',
          params: { name, number, day: validUntil ?? '', days: daysBetween(today, validUntil ?? today) },
          subject: { kind: 'document', id },
        },
      );
    }
  }
}

/** What comes due by time with documents. */
export const documentsSweep: Sweep = {
  name: 'documents',
  async work(ctx) {
    const rules = await tenantRules(ctx.db);
    await expire(ctx);
    await remindSigners(ctx, rules.signingReminderDays);
    await notifyEnding(ctx, rules.expiryReminderDays);
    for (const documentId of await unsealed(ctx.db, new Date(ctx.now.getTime() - sealLateMs))) {
      await ctx.jobs.send('seal-document', { documentId }, { onceKey: `${ctx.tenantId} ${documentId}` });
    }
  },
};
