import { addDays, dayAt, jobName } from '@callboard/domain';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { lockItems } from '../item/locked-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { moveLocked } from '../state/move-item.ts';
import { countApplicants, endedOffers, setOfferEnded } from './offer.db.ts';

/** Positions just alike are one thing to do. */
const kindOf = ({ crewId, functionId, startsAt }: LockedItem): string =>
  [crewId, functionId, startsAt?.toISOString()].join(' ');

/** An offer that is over is the planner's again: who has applied waits for the answer, other positions are drafts. */
export const endOffers: Sweep = {
  name: 'end-offers',
  async work({ db, jobs, now: at }) {
    const due = await endedOffers(db, at);
    if (due.length === 0) return;
    const rules = await tenantRules(db);
    const notNotified: LockedItem[] = [];
    for (const item of await lockItems(db, due)) {
      // Accepted, withdrawn or given more time while they were read.
      if (item.status !== 'vacant' || !item.offerUntil || item.offerUntil > at) continue;
      if (!item.offerEndedAt) {
        notNotified.push(item);
        await setOfferEnded(db, item.id, at);
      }
      if ((await countApplicants(db, item.id)) === 0)
        await moveLocked(
          { db, jobs, at },
          item,
          { action: 'withdrawOffer', by: 'server', actorId: null },
          rules,
        );
    }
    for (const [item, ...others] of Map.groupBy(notNotified, kindOf).values()) {
      if (!item) continue;
      const { projectName: project, crewName: crew, functionCaption } = item;
      const name = jobName({ project, crew, function: functionCaption });
      await addTodo(db, {
        type: 'TODO_INT',
        recipientId: item.plannerId,
        category: 'crewItem',
        caption: 'offer_ended',
        body: others.length > 0 ? `${others.length + 1} × ${name}` : name,
        subject: { kind: 'crewItem', id: item.id },
        dueDate: addDays(dayAt(at, item.timeZone), 1),
        priority: 1,
        at,
      });
    }
  },
};
