import { crewItems, mailbox, may } from '@callboard/contract';
import { unreadMails } from '../../mailbox/mailbox/mailbox.public.ts';
import { openObjections, todaysCrews } from '../../work/crew-checks/crew-checks.public.ts';
import { crewsAppliedFor, removalsAsked } from '../../work/crew-items/crew-items.public.ts';
import type { HomeAsked, HomeLists } from './home-asked.ts';
import { hoursToCheckEntries } from './home-hours.ts';
import { counted, entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';
import { applicantEntries, removalEntries } from './home-planning.ts';
import { todayEntries } from './home-today.ts';

/** The day of planners and office, and what waits for their decision. */
export async function findDecisions(asked: HomeAsked): Promise<Partial<HomeLists>> {
  const { ctx, now, today: day, personId, rules, counts, is, holds, open } = asked;
  const { db, caller } = ctx;
  const needsYou: Found[] = [];
  const today: Found[] = [];
  const plans = is('planner') || is('office');
  if (plans && open('crew-ops') && holds('crews')) {
    const about = { now, today: day, minutes: rules.lateAfterMinutes, limit: entriesAtMost };
    today.push(...todayEntries(await todaysCrews(db, about)));
  }
  if (is('planner') && holds('toDoCalendar')) needsYou.push(counted('todosDue', counts.todos));
  if (open('crew-ops') && may(crewItems.decideRemoval.allow, caller)) {
    const about = { planner: personId, now, limit: entriesAtMost };
    needsYou.push(removalEntries(await removalsAsked(db, about)));
    needsYou.push(applicantEntries(await crewsAppliedFor(db, about)));
  }
  if (plans) needsYou.push(counted('vacationsToDecide', counts.vacations));
  if (is('office') && holds('persons', 'EDIT')) {
    needsYou.push(counted('changesToDecide', counts.changes));
    needsYou.push(counted('picturesToDecide', counts.pictures));
  }
  if (open('crew-ops') && is('office')) {
    needsYou.push(hoursToCheckEntries(await openObjections(db, entriesAtMost)));
    needsYou.push(counted('photosToDecide', counts.photos));
  }
  if (open('mailbox') && may(mailbox.emailMessages.allow, caller)) {
    const { total, subjects } = await unreadMails(db, personId);
    needsYou.push(counted('unreadMails', total, subjects.join(' · ')));
  }
  return { today, needsYou };
}
