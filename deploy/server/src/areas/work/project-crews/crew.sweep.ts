import { addDays, dayAt, instantOf } from '@callboard/domain';
import type { Round } from '../jobs/rounds.ts';
import { tell } from '../notifications/tell.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { chiefsOf, clientsOf } from './crew-access.db.ts';
import {
  forgetLocations,
  notePaperReminded,
  noteSignOffReminded,
  unsignedCrews,
  unsignedNotes,
} from './crew-due.db.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Hours that nobody has signed off: at noon of the day after, on the clock of the site. */
export const signOffDue: Round = {
  name: 'sign-off-due',
  async work({ db, jobs, now }) {
    const { signOffReminderHour } = await tenantRules(db);
    const time = `${String(signOffReminderHour).padStart(2, '0')}:00`;
    for (const crew of await unsignedCrews(db, now)) {
      if (now < instantOf(addDays(dayAt(crew.lastEnd, crew.timeZone), 1), time, crew.timeZone)) continue;
      await noteSignOffReminded(db, crew.id, now);
      await tell(
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

export const deliveryNoteUnsigned: Round = {
  name: 'delivery-note-unsigned',
  async work({ db, jobs, now }) {
    const hours = (await tenantRules(db)).deliveryNoteReminderHours;
    for (const note of await unsignedNotes(db, { now, hours })) {
      await notePaperReminded(db, note.id, now);
      await tell(
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

export const forgetLiveLocations: Round = {
  name: 'forget-live-locations',
  async work({ db, now }) {
    await forgetLocations(db, new Date(now.getTime() - dayMs));
  },
};
