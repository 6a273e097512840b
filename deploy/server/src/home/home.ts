import type { FeatureId, Home, HomeJob, Permission, RightName, home as contract } from '@callboard/contract';
import { sql } from 'kysely';
import { personOf } from '../http/person-of.ts';
import { todayOfTenant } from '../settings/today.ts';
import type { Handler } from '../http/handler.ts';
import { formsOfPerson } from '../persons/person-lists.db.ts';
import { projectSeen } from '../projects/visible.db.ts';
import { viewerOf } from '../projects/viewer.ts';
import { leadingStatuses } from '../project-crews/crew-access.db.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { homeCounts, informationLinks, payrollsToConfirm, waitingDocuments } from './home-papers.db.ts';
import { jobsAhead, ongoingProjects, unsignedNotes } from './home-work.db.ts';

const hourMs = 3_600_000;
const soonMs = 3 * hourMs;
const atMost = 10;

type Jobs = Pick<Home, 'happening' | 'jobsToConfirm' | 'changesToConfirm' | 'ongoingJobs' | 'nextJobs'>;
const noJobs: Jobs = {
  happening: null,
  jobsToConfirm: null,
  changesToConfirm: null,
  ongoingJobs: null,
  nextJobs: null,
};

/** The jobs of a person by what is to be done about them. */
function sorted(jobs: readonly HomeJob[], now: Date): Jobs {
  const standing = ['confirmed', 'ready', 'working', 'hasChanged', 'spare'];
  const from = ({ startsAt }: HomeJob) => Date.parse(startsAt) - now.getTime();
  const those = (holds: (job: HomeJob) => boolean) => {
    const items = jobs.filter(holds);
    return { items: items.slice(0, atMost), total: items.length };
  };
  const stands = (job: HomeJob) => standing.includes(job.status);
  return {
    happening: those((job) => stands(job) && from(job) <= soonMs),
    jobsToConfirm: those(({ status }) => status === 'requested' || status === 'spareRequested'),
    changesToConfirm: those(({ status }) => status === 'hasChanged'),
    ongoingJobs: those((job) => stands(job) && from(job) <= 0),
    nextJobs: those((job) => stands(job) && from(job) > 0),
  };
}

export const home: Handler<typeof contract.home> = async (_, ctx) => {
  const { db, caller, tenant } = ctx;
  const now = ctx.now();
  const personId = personOf(caller);
  const is = (role: (typeof caller.roles)[number]) => caller.roles.includes(role);
  const holds = (right: RightName, permission: Permission = 'READ') =>
    caller.rights[right]?.includes(permission) ?? false;
  const open = (bundle: FeatureId) => tenant.bundles.includes(bundle);
  const part = async <T>(shown: boolean, read: () => Promise<T>): Promise<T | null> =>
    shown ? await read() : null;

  const today = await todayOfTenant(db, now);
  const rules = await tenantRules(db);
  const viewer = viewerOf(caller);
  const lateBefore = new Date(now.getTime() - rules.deliveryNoteReminderHours * hourMs);
  const led = sql<boolean>`exists (select from crew_item m where m.tenant_id = c.tenant_id and m.crew_id = c.id
    and m.person_id = ${personId} and m.crew_chief and m.status = any(${[...leadingStatuses]}))`;
  const inside = is('client') || is('planner');
  const noteSeen = inside ? sql<boolean>`(${projectSeen({ ...viewer, crew: false })} or ${led})` : led;

  const jobs = await part(open('crew-ops') && is('crew') && holds('projects'), async () =>
    sorted(await jobsAhead(db, personId, { now, rules }), now),
  );
  const papers = await part(open('documents'), () => waitingDocuments(db, personId));
  const counts = await homeCounts(db, personId, today);
  const editsPeople = is('office') && holds('persons', 'EDIT');
  return {
    name: caller.name,
    now: now.toISOString(),
    ...(jobs ?? noJobs),
    payrollsToConfirm: await part(open('finance') && is('crew') && holds('payrolls'), () =>
      payrollsToConfirm(db, personId),
    ),
    unsignedDeliveryNotes: await part(open('crew-ops') && (inside || is('crew')) && holds('crews'), () =>
      unsignedNotes(db, noteSeen, lateBefore),
    ),
    documentsToSign: papers?.toSign ?? null,
    documentsBeingVerified: papers?.beingVerified ?? null,
    documentsToUpload: papers?.toUpload ?? null,
    forms: await part(open('documents'), async () => {
      const { rows } = await formsOfPerson(db, personId, { limit: 200, page: 1 });
      const waiting = rows.flatMap(({ formId, kind, name, dueOn, state }) =>
        state === 'submitted' ? [] : [{ formId, kind, name, dueOn, state }],
      );
      return { items: waiting.slice(0, atMost), total: waiting.length };
    }),
    ongoingProjects: await part(open('projects') && inside && holds('projects'), () =>
      ongoingProjects(db, projectSeen(viewer), today),
    ),
    information: await part(open('documents') && holds('crewInfo'), () => informationLinks(db, now)),
    counts: {
      unreadNotifications: counts.unread,
      todosDue: is('planner') && holds('toDoCalendar') ? counts.todos : null,
      vacationsToDecide: is('planner') || is('office') ? counts.vacations : null,
      changesToDecide: editsPeople ? counts.changes : null,
      picturesToDecide: editsPeople ? counts.pictures : null,
    },
  };
};
