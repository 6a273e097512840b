import { notificationKinds } from '@callboard/contract';
import type { NotificationKind, SubjectKind } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { json } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import '../../../areas/account/notifications/notifications.db.ts';

const notificationCount = 80;
const hourMs = 3_600_000;

type Login = 'crew' | 'chief' | 'planner' | 'office';
type Rule = readonly [kinds: RegExp, about: SubjectKind, readers: readonly Login[]];

/** What each kind is about, and who is told so. The first that fits counts. */
const rules: readonly Rule[] = [
  [/^(vacancyApplied|jobRefused)/, 'crewItem', ['planner']],
  [/^hoursObjected/, 'crewItem', ['office']],
  [/^(job|crewChanged|spare|hours|vacancyAccepted|vacancyReopened)/, 'job', ['crew', 'chief']],
  [/^vacancy/, 'vacancy', ['crew']],
  [/^photo/, 'crew', ['crew']],
  [/^(preCall|noShow|autoClosed|signOff|deliveryNote|crewChief|securityCheck)/, 'crew', ['chief', 'planner']],
  [/^(document|upload)/, 'document', ['crew']],
  [/^(picture|change)/, 'person', ['crew']],
  [/^(form|training)/, 'form', ['crew']],
  [/^(vacationRequested|vacationReminder|vacationCancelRequested|sick)/, 'absence', ['planner']],
  [/^vacation/, 'absence', ['crew']],
  [/^blocked/, 'blockDate', ['planner']],
  [/^payroll(Declined|Answered)/, 'payrollItem', ['crew']],
  [/^payroll/, 'payroll', ['crew']],
  [/^receipt/, 'receipt', ['crew']],
  [/^membership/, 'plannerCrew', ['crew']],
  [/./, 'todo', ['planner', 'office']],
];
const ruleOf = (kind: NotificationKind): Rule => rules.find(([kinds]) => kinds.test(kind)) as Rule;

type Found = { readonly id: string; readonly project?: string };
type Find = (db: Db, personId: string) => Promise<readonly Found[]>;
const most = 8;

const ofItems = (db: Db) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('crew as c', 'c.id', 'i.crewId')
    .orderBy('i.startDate', 'desc')
    .orderBy('i.id')
    .limit(most);

/** Things that a person may really be told of. */
const finders: Record<SubjectKind, Find> = {
  job: (db, personId) =>
    ofItems(db)
      .select(['i.id', 'p.name as project'])
      .where('i.personId', '=', personId)
      .where('i.status', '<>', 'draft')
      .execute(),
  crewItem: (db) => ofItems(db).select(['i.id', 'p.name as project']).execute(),
  crew: async (db, personId) => {
    const crews = ofItems(db).select(['c.id', 'p.name as project']);
    const own = await crews.where('i.personId', '=', personId).execute();
    return own.length > 0 ? own : crews.execute();
  },
  vacancy: (db) =>
    ofItems(db).select(['i.id', 'p.name as project']).where('i.status', '=', 'vacant').execute(),
  document: (db, personId) =>
    db
      .selectFrom('document')
      .select('id')
      .where('ownerId', '=', personId)
      .orderBy('id')
      .limit(most)
      .execute(),
  form: (db) => db.selectFrom('form').select('id').orderBy('rank').limit(most).execute(),
  absence: (db) => db.selectFrom('absence').select('id').orderBy('id').limit(most).execute(),
  blockDate: (db) => db.selectFrom('blockDate').select('id').orderBy('id').limit(most).execute(),
  payroll: (db, personId) =>
    db
      .selectFrom('payroll')
      .select('id')
      .where('personId', '=', personId)
      .where('status', '<>', 'draft')
      .orderBy('number', 'desc')
      .limit(most)
      .execute(),
  payrollItem: (db, personId) =>
    db
      .selectFrom('payrollItem as i')
      .innerJoin('payroll as p', 'p.id', 'i.payrollId')
      .select('i.id')
      .where('p.personId', '=', personId)
      .where('p.status', '<>', 'draft')
      .orderBy('i.id')
      .limit(most)
      .execute(),
  receipt: (db, personId) =>
    db
      .selectFrom('receipt')
      .select('id')
      .where('personId', '=', personId)
      .orderBy('id')
      .limit(most)
      .execute(),
  plannerCrew: (db) => db.selectFrom('plannerCrew').select('id').orderBy('id').limit(most).execute(),
  todo: (db, personId) =>
    db
      .selectFrom('activity')
      .select('id')
      .where('type', '<>', 'LOG')
      .where('recipientId', '=', personId)
      .orderBy('id')
      .limit(most)
      .execute(),
  person: async (_, personId) => [{ id: personId }],
  personChange: (db, personId) =>
    db.selectFrom('personChange').select('id').where('personId', '=', personId).limit(most).execute(),
};

/** Every kind at least once, about what there is; the newer third is unread. */
export async function seedNotificationRows(
  db: Db,
  { tenant, now, today, people, personOf }: Demo,
): Promise<void> {
  const dice = diceOf(`telling of ${tenant.id}`);
  const everybody = ['crew', 'chief', 'planner', 'office', 'everything'].flatMap(
    (login) => personOf(login) ?? [],
  );
  const [first] = everybody;
  if (!first) return;
  const known = new Map<string, readonly Found[]>();
  async function aboutFor(about: SubjectKind, { id }: Person): Promise<Found | undefined> {
    const key = `${about} ${id}`;
    const found = known.get(key) ?? (await finders[about](db, id));
    known.set(key, found);
    return found.length > 0 ? dice.pick(found) : undefined;
  }
  const rows = [];
  for (let at = 0; at < notificationCount; at += 1) {
    const kind = notificationKinds[at % notificationKinds.length] ?? 'todo';
    const [, about, logins] = ruleOf(kind);
    const readers = logins.flatMap((login) => personOf(login) ?? []);
    // One of the logins does everything, and is told of everything now and then.
    const reader = dice.roll(6) === 0 ? everybody.at(-1) : dice.pick(readers.length > 0 ? readers : [first]);
    const subject = reader && (await aboutFor(about, reader));
    const somebody = dice.pick(people);
    const notifiedAt = new Date(now.getTime() - (at * 7 + 1) * hourMs);
    const hourLater = new Date(notifiedAt.getTime() + hourMs);
    const unread = at < notificationCount / 3;
    rows.push({
      id: seedId(tenant.id, 'notification', at),
      personId: (reader ?? first).id,
      kind,
      params: json({
        person: `${somebody.firstName} ${somebody.lastName}`,
        day: addDays(today, 1 + (at % 9)),
        ...(subject?.project && { project: subject.project }),
      }),
      subjectKind: subject ? about : null,
      subjectId: subject?.id ?? null,
      at: notifiedAt,
      readAt: unread ? null : hourLater,
      pushedAt: at % 2 === 0 ? notifiedAt : null,
      // By mail at once, or an hour after a push message that nobody read.
      mailedAt: at % 2 === 1 ? notifiedAt : unread ? hourLater : null,
    });
  }
  await insertAll(db, 'notification', rows);
}
