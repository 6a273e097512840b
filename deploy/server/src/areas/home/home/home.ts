import { crewItems, mailbox, may } from '@callboard/contract';
import type { BundleId, Permission, RightName, home as contract } from '@callboard/contract';
import { personOf } from '../../../platform/http/person-of.ts';
import { todayOfTenant, tenantRules } from '../../account/settings/settings.public.ts';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { unreadMails } from '../../mailbox/mailbox/mailbox.public.ts';
import { countUnpaid } from '../../finance/payrolls/payrolls.public.ts';
import { formsOfPerson } from '../../people/persons/persons.public.ts';
import { canSeeProject, viewerOf } from '../../account/access/access.public.ts';
import { byDeadline, counted, entriesAtMost, listOfFound } from './home-list.ts';
import type { Found } from './home-list.ts';
import { chiefDuties } from './home-duties.ts';
import { crewsAppliedFor, removalsAsked } from '../../work/crew-items/crew-items.public.ts';
import {
  hoursAnsweredFor,
  hoursToSign,
  openObjections,
  todaysCrews,
} from '../../work/crew-checks/crew-checks.public.ts';
import { hoursAnsweredEntries, hoursToCheckEntries, hoursToSignEntries } from './home-hours.ts';
import { applicantEntries, removalEntries } from './home-planning.ts';
import { jobsOfTheMoment, jobsToAnswer, nextJobs } from './home-jobs.ts';
import {
  documentEntries,
  endingEntries,
  informationOf,
  noteEntries,
  projectEntries,
  rateEntries,
  uploadEntries,
} from './home-papers.ts';
import {
  documentsEnding,
  homeCounts,
  informationLinks,
  uploadsToVerify,
  waitingDocuments,
} from './home-papers.db.ts';
import {
  payrollItemsToAnswer,
  payrollsOfAll,
  payrollsToConfirm,
  rejectedReceipts,
} from './home-finance.db.ts';
import {
  payrollEntries,
  payrollItemEntries,
  payrollsOfAllEntry,
  receiptEntries,
  unpaidEntry,
} from './home-finance.ts';
import { skillsEnding } from './home-skills.db.ts';
import { skillEntries } from './home-skills.ts';
import { todayEntries } from './home-today.ts';
import { jobsAhead, noteSeenBy, ongoingProjects, unratedCrews, unsignedNotes } from './home-work.db.ts';

const hourMs = 3_600_000;
/** For so long home asks for ratings of a crew that was signed off. */
const rateWithinDays = 14;
/** So long corrected hours are news. */
const hoursNewsMs = 7 * 24 * hourMs;
/** Home asks for a signature below hours that were signed off in this time, not for years of them. */
const signHoursWithinMs = 60 * 24 * hourMs;

type Forms = Awaited<ReturnType<typeof formsOfPerson>>['rows'];

function formEntries(rows: Forms): Found {
  const waiting = rows.filter(({ state }) => state !== 'submitted');
  return {
    kind: 'formToFill',
    entries: waiting.slice(0, entriesAtMost).map(({ formId, kind, name, dueOn, state }) => ({
      id: formId,
      link: { id: formId },
      words: { title: name },
      marks: [kind, state],
      ...(dueOn && { dueOn }),
    })),
    total: waiting.length,
  };
}

async function mailEntries({ db }: Ctx, personId: string): Promise<Found> {
  const { total, subjects } = await unreadMails(db, personId);
  return counted('unreadMails', total, subjects.join(' · '));
}

export const home: Handler<typeof contract.home> = async (_, ctx) => {
  const { db, caller, tenant } = ctx;
  const now = ctx.now();
  const personId = personOf(caller);
  const is = (role: (typeof caller.roles)[number]) => caller.roles.includes(role);
  const holds = (right: RightName, permission: Permission = 'READ') =>
    caller.rights[right]?.includes(permission) ?? false;
  const open = (bundle: BundleId) => tenant.bundles.includes(bundle);

  const today = await todayOfTenant(db, now);
  const rules = await tenantRules(db);
  const viewer = viewerOf(caller);
  const inside = is('client') || is('planner');
  const works = open('crew-ops') && is('crew') && holds('projects');
  const jobs = works ? await jobsAhead(db, personId, { now, rules }) : null;
  const counts = await homeCounts(db, { personId, today, office: is('office') });
  const papers = open('documents') ? await waitingDocuments(db, personId) : null;
  const editsPeople = is('office') && holds('persons', 'EDIT');

  const needsYou: Found[] = jobsToAnswer(jobs ?? []);
  const coming: Found[] = [nextJobs(jobs ?? [], now.getTime(), rules)];
  const info: Found[] = [];
  const ready: Found[] = [];
  const links: Found[] = [];
  const day: Found[] = [];
  const warnings: Found[] = [];
  if (open('finance') && is('crew') && holds('payrolls'))
    needsYou.push(payrollEntries(await payrollsToConfirm(db, personId)));
  if (open('finance')) {
    const accounts = is('office') && holds('payrolls', 'EDIT');
    needsYou.push(payrollItemEntries(await payrollItemsToAnswer(db, personId, accounts)));
    if (accounts) {
      const all = await payrollsOfAll(db);
      needsYou.push(counted('payrollsToRelease', all.drafts));
      info.push(payrollsOfAllEntry(all));
      warnings.push(unpaidEntry(await countUnpaid(db, today)));
    }
    if (holds('receipts')) warnings.push(receiptEntries(await rejectedReceipts(db, personId)));
  }
  if (open('crew-ops') && (inside || is('crew')) && holds('crews')) {
    const seen = noteSeenBy(personId, inside ? canSeeProject({ ...viewer, crew: false }) : null);
    const notes = await unsignedNotes(db, seen);
    needsYou.push(noteEntries(notes, rules.deliveryNoteReminderHours * hourMs));
  }
  if (works && holds('crews')) needsYou.push(...(await chiefDuties(db, personId, { now, rules })));
  if (works && rules.ownHoursSigned) {
    const since = new Date(now.getTime() - signHoursWithinMs);
    needsYou.push(hoursToSignEntries(await hoursToSign(db, { personId, since, limit: entriesAtMost })));
  }
  if (papers) {
    needsYou.push(documentEntries('documentToSign', papers.toSign));
    needsYou.push(documentEntries('documentToUpload', papers.toUpload));
    const { rows: forms } = await formsOfPerson(db, personId, { limit: 200, page: 1 });
    needsYou.push(formEntries(forms));
    if (is('office')) needsYou.push(uploadEntries(await uploadsToVerify(db, personId)));
    info.push(documentEntries('documentBeingVerified', papers.beingVerified));
    info.push(counted('documentsSigning', counts.signing));
    const days = Math.max(0, ...rules.expiryReminderDays);
    const near = { personId, today, days };
    warnings.push(...endingEntries(await documentsEnding(db, near), today));
    const ownForms = new Set(forms.map(({ formId }) => formId));
    if (is('crew')) warnings.push(...skillEntries(await skillsEnding(db, near), { today, ownForms }));
  }
  if (is('planner') && holds('toDoCalendar')) needsYou.push(counted('todosDue', counts.todos));
  if (open('crew-ops') && may(crewItems.decideRemoval.allow, caller)) {
    const asked = { planner: personId, now, limit: entriesAtMost };
    needsYou.push(removalEntries(await removalsAsked(db, asked)));
    needsYou.push(applicantEntries(await crewsAppliedFor(db, asked)));
  }
  if (is('planner') || is('office')) needsYou.push(counted('vacationsToDecide', counts.vacations));
  if (editsPeople) {
    needsYou.push(counted('changesToDecide', counts.changes));
    needsYou.push(counted('picturesToDecide', counts.pictures));
  }
  if (open('crew-ops') && holds('crews') && (is('planner') || is('office'))) {
    const asked = { now, today, minutes: rules.lateAfterMinutes, limit: entriesAtMost };
    day.push(...todayEntries(await todaysCrews(db, asked)));
  }
  if (open('crew-ops') && is('office')) {
    needsYou.push(hoursToCheckEntries(await openObjections(db, entriesAtMost)));
    needsYou.push(counted('photosToDecide', counts.photos));
  }
  if (open('mailbox') && may(mailbox.emailMessages.allow, caller))
    needsYou.push(await mailEntries(ctx, personId));
  if (open('projects') && inside && holds('projects'))
    coming.push(projectEntries(await ongoingProjects(db, canSeeProject(viewer), today)));
  // Planners see all crews of the tenant; they rate from the crew and the project.
  if (open('crew-ops') && holds('crews') && (is('client') || is('crew')))
    info.push(
      rateEntries(
        await unratedCrews(db, {
          personId,
          since: new Date(now.getTime() - rateWithinDays * 24 * hourMs),
          now,
          seen: noteSeenBy(
            personId,
            is('client') ? canSeeProject({ ...viewer, inside: false, crew: false }) : null,
          ),
        }),
      ),
    );
  if (works) {
    const since = new Date(now.getTime() - hoursNewsMs);
    info.push(hoursAnsweredEntries(await hoursAnsweredFor(db, { personId, since })));
  }
  if (open('crew-ops') && holds('crewInfo')) {
    const information = informationOf(await informationLinks(db, now));
    ready.push(information.ready);
    links.push(information.links);
  }

  return {
    name: caller.name,
    now: now.toISOString(),
    jobs: jobs && jobsOfTheMoment(jobs),
    today: listOfFound(day),
    warnings: listOfFound(warnings),
    needsYou: byDeadline(listOfFound(needsYou)),
    coming: listOfFound(coming),
    info: listOfFound(info),
    ready: listOfFound(ready),
    links: listOfFound(links),
    unreadNotifications: counts.unread,
  };
};
