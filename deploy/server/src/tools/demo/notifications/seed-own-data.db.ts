import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { json } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import '../../../areas/account/push/settings/notification-settings.db.ts';
import '../../../areas/people/persons/read/person-changes.db.ts';

const hourMs = 3_600_000;

/** Changes of own data that wait, pictures on the way and calendars that are subscribed to. */
export async function seedOwnData(db: Db, demo: Demo): Promise<void> {
  await seedPictures(db, demo);
  await seedChanges(db, demo);
  await seedErasureRequest(db, demo);
  await seedCalendars(db, demo);
  await seedPushSettings(db, demo);
  const open = demo.personOf('crew');
  if (open) {
    await db.updateTable('person').set({ publicProfile: true }).where('id', '=', open.id).execute();
  }
}

/** A submission for each picture that a person has, in the state in which the person is. */
async function seedPictures(db: Db, { tenant, now, personOf }: Demo): Promise<void> {
  const office = personOf('office')?.id ?? null;
  const people = await db
    .selectFrom('person')
    .select(['id', 'pictureFileId', 'pictureState'])
    .where('pictureFileId', 'is not', null)
    .orderBy('id')
    .execute();
  const rows = people.flatMap(({ id, pictureFileId: fileId, pictureState: state }, at) => {
    if (fileId === null || state === 'none') return [];
    const submittedAt = new Date(now.getTime() - (20 + at * 5) * hourMs);
    const decided = state !== 'pending';
    return [
      {
        id: seedId(tenant.id, 'picture', id),
        personId: id,
        fileId,
        state,
        reason: state === 'rejected' ? 'The face cannot be seen.' : '',
        submittedAt,
        decidedAt: decided ? new Date(submittedAt.getTime() + 3 * hourMs) : null,
        decidedBy: decided ? office : null,
      },
    ];
  });
  await insertAll(db, 'pictureSubmission', rows);
}

/** Wanted changes in every state; the open ones with a to-do for the accountant. */
async function seedChanges(db: Db, { tenant, now, today, people, personOf }: Demo): Promise<void> {
  const decider = personOf('accountant') ?? personOf('office');
  const crew = personOf('crew');
  const askers = [...(crew ? [crew] : []), ...people.slice(-6)];
  const states = ['open', 'open', 'approved', 'rejected', 'withdrawn'] as const;
  const rows = askers.slice(0, states.length).map((person, at) => {
    const state = states[at] ?? 'open';
    const askedAt = new Date(now.getTime() - (at + 1) * 30 * hourMs);
    const decided = state !== 'open';
    return {
      id: seedId(tenant.id, 'person-change', at),
      personId: person.id,
      changes: json({
        before: { city: person.city, phone: person.phone },
        after: { city: state === 'approved' ? person.city : 'Linz', phone: '+436601234567' },
      }),
      state,
      reason: state === 'rejected' ? 'Please send the certificate of residence.' : '',
      askedAt,
      decidedAt: decided ? new Date(askedAt.getTime() + 5 * hourMs) : null,
      decidedBy: decided ? (state === 'withdrawn' ? person.id : (decider?.id ?? null)) : null,
    };
  });
  await insertAll(db, 'personChange', rows);
  await insertAll(
    db,
    'activity',
    rows
      .filter(({ state }) => state === 'open')
      .map(({ id, personId, askedAt }) => ({
        id: seedId(tenant.id, 'todo of change', id),
        personId: null,
        type: 'TODO_INT' as const,
        category: 'person',
        caption: 'person_change_asked',
        body: '',
        personParty: personId,
        subjectKind: 'personChange',
        subjectId: id,
        actorId: personId,
        recipientId: decider?.id ?? null,
        dueDate: addDays(today, 1),
        priority: 1,
        at: askedAt,
      })),
  );
}

/** Text messages of the demo are only recorded, so the request to their provider holds nothing secret. */
const provider = {
  address: 'https://texts.example/send',
  method: 'POST',
  headers: {},
  body: '{"to":"{to}","text":"{text}"}',
};

/** One crew member sleeps at night and reads of papers by email. */
async function seedPushSettings(db: Db, { now, personOf }: Demo): Promise<void> {
  await insertAll(db, 'tenantKey', [
    {
      kind: 'text',
      publicPart: 'texts.example',
      privatePart: JSON.stringify(provider),
      createdAt: now,
    },
  ]);
  const crew = personOf('crew');
  if (!crew) return;
  await insertAll(db, 'notificationSetting', [
    {
      personId: crew.id,
      ways: json({ pay: 'mail', documents: 'mail' }),
      quietFrom: '22:00',
      quietUntil: '06:30',
      changedAt: now,
    },
  ]);
}

/** Somebody of the crew has asked the office to be deleted. */
async function seedErasureRequest(db: Db, { tenant, now, today, personOf }: Demo): Promise<void> {
  const chief = personOf('chief');
  const accountant = personOf('accountant') ?? personOf('office');
  if (!chief) return;
  const todo = {
    id: seedId(tenant.id, 'erasure request', chief.id),
    personId: null,
    type: 'TODO_INT' as const,
    category: 'person',
    caption: 'erasure_asked',
    body: '',
    personParty: chief.id,
    subjectKind: 'person',
    subjectId: chief.id,
    actorId: chief.id,
    recipientId: accountant?.id ?? null,
    dueDate: addDays(today, 5),
    priority: 1,
    at: new Date(now.getTime() - 48 * hourMs),
  };
  await insertAll(db, 'activity', [todo]);
}

/** Calendars that nobody has the address of: they are listed and can be closed. */
async function seedCalendars(db: Db, { tenant, now, personOf }: Demo): Promise<void> {
  const wanted = [
    ['crew', 'Handy', ['jobs', 'vacations', 'blocks']],
    ['crew', 'Family calendar', ['jobs']],
    ['chief', 'Laptop', ['jobs', 'vacations']],
  ] as const;
  const rows = wanted.flatMap(([login, name, contents], at) => {
    const person = personOf(login);
    const since = new Date(now.getTime() - (at + 1) * 240 * hourMs);
    return person
      ? [
          {
            id: seedId(tenant.id, 'calendar', at),
            personId: person.id,
            name,
            tokenHash: seedId(tenant.id, 'calendar token', at),
            contents: [...contents],
            createdAt: since,
            refreshedAt: since,
          },
        ]
      : [];
  });
  await insertAll(db, 'calendarSubscription', rows);
}
