import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import type { Project } from './seed-projects.db.ts';

const dayMs = 86_400_000;
const notes = [
  'Statik für Traverse 3 ist freigegeben.',
  'Anlieferung nur über Tor 3, Tor 2 ist bis Freitag gesperrt.',
  'Der Kunde bringt einen eigenen Lichtpultbediener mit.',
] as const;
/** What is to be done, and in how many days; with `done` it was. */
const todos = [
  ['Hubsteiger für den Abbau reservieren', 2],
  ['Parkausweise an die Crew-Chiefs schicken', 4],
  ['Notausgänge mit der Halle abgehen', -3, 'done'],
] as const;

/** What was noted, changed and is to be done for the projects that are opened first. */
export async function seedProjectLife(db: Db, demo: Demo, projects: readonly Project[]): Promise<void> {
  const { tenant, now, today, personOf } = demo;
  const say = speechOf(tenant);
  const planner = personOf('planner')?.id ?? null;
  const manager = personOf('operations')?.id ?? planner;
  const ofClients = projects.filter(({ kind, beginDate }) => kind === 'client' && beginDate > '2018');
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  type Line = Omit<Insertable<Tables['activity']>, 'tenantId'>;
  const rows = ofClients.slice(0, 6).flatMap(({ id, reference, createdAt }, at) => {
    const about = {
      personId: null,
      body: '',
      category: 'project',
      subjectKind: 'project',
      subjectId: id,
    } as const;
    const log = (key: string, caption: string, more: Partial<Insertable<Tables['activity']>>) => ({
      ...about,
      id: seedId(tenant.id, 'project line', at, key),
      type: 'LOG' as const,
      caption,
      actorId: planner,
      at: now,
      ...more,
    });
    const lines: Line[] = [
      log('created', 'project_created', { at: new Date(createdAt as Date) }),
      log('reference', 'project_changed', {
        before: json({ reference: '' }),
        after: json({ reference: reference ?? '' }),
        at: daysAgo(30 + at),
      }),
      ...notes.map((note, nth) =>
        log(`note ${nth}`, say(note), {
          actorId: nth % 2 ? manager : planner,
          at: daysAgo(12 - nth * 4 + at),
        }),
      ),
    ];
    const tasks: Line[] = todos.map(([text, days, done], nth) => ({
      ...about,
      id: seedId(tenant.id, 'project task', at, nth),
      type: 'TODO_INT' as const,
      caption: say(text),
      actorId: planner,
      recipientId: manager,
      dueDate: addDays(today, days),
      priority: 1 + nth,
      doneAt: done ? daysAgo(4) : null,
      doneBy: done ? manager : null,
      at: daysAgo(9 - nth),
    }));
    return [lines, tasks];
  });
  for (const some of rows) await insertAll(db, 'activity', some);
}
