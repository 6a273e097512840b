import { dayAt } from '@callboard/domain';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { clientsOf } from '../../crew-access/crew-access.public.ts';
import {
  forgetLocations,
  notePaperReminded,
  notReminded,
  noteSignOffReminded,
  unsignedCrews,
  unsignedNotes,
} from './crew-due.db.ts';
import { signOffDueAt } from './sign-off-due.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Hours that nobody has signed off: at noon of the day after, on the clock of the site. */
export const signOffDue: Sweep = {
  name: 'sign-off-due',
  async work({ db, jobs, now }) {
    const rules = await tenantRules(db);
    for (const crew of await unsignedCrews(db, { now, of: notReminded })) {
      if (now < signOffDueAt(crew, rules)) continue;
      await noteSignOffReminded(db, crew.id, now);
      await notify(
        { db, jobs, at: now },
        {
          people: [...(await chiefsOf(db, crew.id)), crew.plannerId],
          kind: 'signOffDue',
          params: { crew: crew.name, project: crew.projectName, day: dayAt(crew.lastEnd, crew.timeZone) },
          subject: { kind: 'crew', id: crew.id },
        },
      );
    }
  },
};

export const deliveryNoteUnsigned: Sweep = {
  name: 'delivery-note-unsigned',
  async work({ db, jobs, now }) {
    const hours = (await tenantRules(db)).deliveryNoteReminderHours;
    for (const note of await unsignedNotes(db, { now, hours })) {
      await notePaperReminded(db, note.id, now);
      await notify(
        { db, jobs, at: now },
        {
          people: [...(await clientsOf(db, note.crewId)), ...(await chiefsOf(db, note.crewId))],
          kind: 'deliveryNoteUnsigned',
          params: { number: note.number, crew: note.crewName, project: note.projectName },
          subject: { kind: 'crew', id: note.crewId },
        },
      );
    }
  },
};

export const forgetLiveLocations: Sweep = {
  name: 'forget-live-locations',
  async work({ db, now }) {
    await forgetLocations(db, new Date(now.getTime() - dayMs));
  },
};
