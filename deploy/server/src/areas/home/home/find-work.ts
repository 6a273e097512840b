import { canSeeProject, viewerOf } from '../../account/access/access.public.ts';
import { hoursAnsweredFor, hoursToSign } from '../../work/crew-checks/crew-checks.public.ts';
import type { HomeAsked, HomeLists } from './home-asked.ts';
import { chiefDuties } from './home-duties.ts';
import { hoursAnsweredEntries, hoursToSignEntries } from './home-hours.ts';
import { jobsToAnswer, nextJobs } from './home-jobs.ts';
import { entriesAtMost } from './home-list.ts';
import { informationLinks } from './home-papers.db.ts';
import { informationOf, noteEntries, projectEntries, rateEntries } from './home-papers.ts';
import { noteSeenBy, ongoingProjects, unratedCrews, unsignedNotes } from './home-work.db.ts';
import type { JobAhead } from './home-work.db.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** For so long home asks for ratings of a crew that was signed off. */
const rateWithinMs = 14 * dayMs;
/** So long corrected hours are news. */
const hoursNewsMs = 7 * dayMs;
/** Home asks for a signature below hours that were signed off in this time, not for years of them. */
const signHoursWithinMs = 60 * dayMs;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Of the own work: what is asked, what is owed and what comes; `jobs` are of those who work. */
async function findOwnWork(asked: HomeAsked, jobs: readonly JobAhead[]): Promise<Partial<HomeLists>> {
  const { ctx, now, personId, rules, holds } = asked;
  const { db } = ctx;
  const answered = await hoursAnsweredFor(db, { personId, since: before(now, hoursNewsMs) });
  const unsigned = { personId, since: before(now, signHoursWithinMs), limit: entriesAtMost };
  return {
    needsYou: [
      ...jobsToAnswer(jobs),
      ...(holds('crews') ? await chiefDuties(db, personId, { now, rules }) : []),
      ...(rules.ownHoursSigned ? [hoursToSignEntries(await hoursToSign(db, unsigned))] : []),
    ],
    coming: [nextJobs(jobs, now.getTime(), rules)],
    info: [hoursAnsweredEntries(answered)],
  };
}

/** Of crews that somebody leads, pays for or plans. */
async function findCrews({ ctx, now, personId, rules, is }: HomeAsked): Promise<Partial<HomeLists>> {
  const { db, caller } = ctx;
  const viewer = viewerOf(caller);
  const inside = is('client') || is('planner');
  if (!inside && !is('crew')) return {};
  const seen = noteSeenBy(personId, inside ? canSeeProject({ ...viewer, crew: false }) : null);
  const notes = noteEntries(await unsignedNotes(db, seen), rules.deliveryNoteReminderHours * hourMs);
  // Planners see all crews of the tenant; they rate from the crew and the project.
  if (!is('client') && !is('crew')) return { needsYou: [notes] };
  const paid = is('client') ? canSeeProject({ ...viewer, inside: false, crew: false }) : null;
  const rated = { personId, since: before(now, rateWithinMs), now, seen: noteSeenBy(personId, paid) };
  return { needsYou: [notes], info: [rateEntries(await unratedCrews(db, rated))] };
}

export async function findWork(
  asked: HomeAsked,
  jobs: readonly JobAhead[] | null,
): Promise<readonly Partial<HomeLists>[]> {
  const { ctx, now, today, is, holds, open } = asked;
  const { db, caller } = ctx;
  const parts: Partial<HomeLists>[] = [];
  if (jobs) parts.push(await findOwnWork(asked, jobs));
  if (open('crew-ops') && holds('crews')) parts.push(await findCrews(asked));
  if (open('projects') && (is('client') || is('planner')) && holds('projects')) {
    const seen = canSeeProject(viewerOf(caller));
    parts.push({ coming: [projectEntries(await ongoingProjects(db, seen, today))] });
  }
  if (open('crew-ops') && holds('crewInfo')) {
    const { ready, links } = informationOf(await informationLinks(db, now));
    parts.push({ ready: [ready], links: [links] });
  }
  return parts;
}
