import { queryClient, todayHere } from '@callboard/client';
import type { Absence, Job, JobDay } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import type { ReadAhead } from '@callboard/feature';
import { crewCheckQuery, crewQuery, jobQuery, jobsQuery, locationQuery } from '../base/crew-ops.queries.ts';
import { crewChiefsQuery } from '../people/contact/contact.queries.ts';
import { listed, sampleCrew } from '../crew/crew/sample-crew.ts';
import { detailOf, sampleJob } from '../jobs/job-list/sample-jobs.ts';
import { sampleLocation } from '../crew/location/sample-location.ts';
import { sampleCheck } from '../on-site/check/sample-check.ts';
import { absencesQuery } from '../calendar/personal-calendar/days/personal-calendar.queries.ts';
import { readsAhead, readsToday } from './reads-ahead.ts';

const today = todayHere();
const counts = { past: 0, upcoming: 0, toConfirm: 0, applied: 0 };
const lists = { upcoming: [] as Job[], toConfirm: [] as Job[], applied: [] as Job[], past: [] as Job[] };
const jobOn = (ahead: number, number: number, own: Partial<Job> = {}) =>
  sampleJob(number, { startDate: addDays(today, ahead), ...own });

beforeEach(() => {
  queryClient.clear();
  Object.assign(lists, { upcoming: [], toConfirm: [], applied: [], past: [] });
});

type Paged = { queryKey: readonly [string, unknown, { tab?: keyof typeof lists }] };
/** What would be asked for, with lists answered as they are read. */
async function asked(wanted = [readsToday, readsAhead]): Promise<ReadAhead[]> {
  const reads: ReadAhead[] = [];
  for (const named of wanted) await answer(named(), reads);
  return reads;
}
async function answer(named: AsyncIterable<ReadAhead>, reads: ReadAhead[]): Promise<void> {
  for await (const read of named) {
    const known = reads.some(({ query }) => JSON.stringify(query) === JSON.stringify(read.query));
    if (known) continue;
    reads.push(read);
    const { tab } = (read.query as Paged).queryKey[2];
    if (tab)
      queryClient.setQueryData(jobsQuery(tab).queryKey, {
        pages: [{ ...listed(lists[tab]), counts, months: [], calledOff: [], calledOffTotal: 0 }],
        pageParams: [1],
      });
  }
}
const daysIn = (reads: ReadAhead[]) =>
  reads.flatMap(({ query: { queryKey } }) =>
    String(queryKey[0]).endsWith('/jobs/ofDay') ? [(queryKey[2] as { day: string }).day] : [],
  );

test('three jobs a day for eight days take 22 requests at most', async () => {
  lists.upcoming = Array.from({ length: 24 }, (_, at) => jobOn(Math.floor(at / 3), at, { chief: true }));
  lists.past = [jobOn(0, 30)];
  const reads = await asked();
  expect(reads.length).toBeLessThanOrEqual(22);
  expect(daysIn(reads)).toEqual(Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead)));
});

test('the nearest comes first: lists, today and tomorrow before the rest, and days without jobs never', async () => {
  lists.upcoming = [jobOn(1, 1), jobOn(6, 2), jobOn(8, 3)];
  lists.toConfirm = [jobOn(0, 4, { status: 'requested' })];
  const reads = await asked();
  expect(daysIn(reads)).toEqual([today, addDays(today, 1), addDays(today, 6)]);
  const [home, upcoming, toConfirm, first, second] = reads.map(({ query }) => String(query.queryKey[0]));
  expect([home, upcoming, toConfirm]).toEqual(['GET /home', 'GET /jobs', 'GET /jobs']);
  expect([first, second]).toEqual(['GET /jobs/ofDay', 'GET /jobs/ofDay']);
});

test.each([
  ['today and the next day with a job', [0, 0, 2, 5], [0, 2]],
  ['the next day with a job, where today has none', [3, 5], [3]],
  ['last night too, while it goes on', [-1, 0, 1], [-1, 0, 1]],
  ['nothing but the lists, where no job is near', [9], []],
])('today needs %s', async (_, jobs, days) => {
  lists.upcoming = jobs.map((ahead, at) => jobOn(ahead, at, ahead < 0 ? { status: 'working' } : {}));
  const reads = await asked([readsToday]);
  expect(reads.map(({ query }) => String(query.queryKey[0])).slice(0, 3)).toEqual([
    'GET /home',
    'GET /jobs',
    'GET /jobs',
  ]);
  const wanted = days.map((ahead) => addDays(today, ahead));
  expect(daysIn(reads)).toEqual(wanted);
  expect(reads.flatMap(({ day }) => day ?? [])).toEqual(wanted);
});

test('work of last night that still goes on is kept, and so is what was done today', async () => {
  lists.upcoming = [jobOn(-1, 1, { status: 'working' })];
  lists.past = [jobOn(0, 2, { status: 'done' }), jobOn(-1, 3, { status: 'done' })];
  expect(daysIn(await asked())).toEqual([addDays(today, -1), today]);
});

test('the parts of a day lie where the pages look for them', async () => {
  lists.upcoming = [jobOn(0, 1)];
  const job = lists.upcoming[0] ?? jobOn(0, 1);
  const read = (await asked()).find(({ query }) => daysIn([{ query }]).length > 0);
  const crew = sampleCrew({ id: job.crew.id });
  const day: JobDay = {
    day: today,
    jobs: [detailOf(job)],
    checks: [sampleCheck({ crewItemId: job.id })],
    crews: [{ crew, crewChiefs: listed([]), contactOnSite: null, status: null }],
    locations: [sampleLocation({ id: 'hall' })],
  };
  const parts = new Map(
    read?.instead?.split(day).map(([query, data]) => [JSON.stringify(query.queryKey), data]),
  );
  const at = (query: { queryKey: readonly unknown[] }) => parts.get(JSON.stringify(query.queryKey));
  expect(at(jobQuery(job.id))).toBe(day.jobs[0]);
  expect(at(crewCheckQuery(job.id))).toBe(day.checks[0]);
  expect(at(crewQuery(crew.id))).toBe(crew);
  expect(at(crewChiefsQuery(crew.id))).toBe(day.crews[0]?.crewChiefs);
  expect(at(locationQuery('hall'))).toBe(day.locations[0]);
});

test('absences are there on each of the days to come as the calendar asks on that day', async () => {
  const read = (await asked()).find(
    ({ query }) => query === undefined || String(query.queryKey[0]).includes('vacationRequests'),
  );
  const ends = (to: string) => ({ id: to, from: today, to }) as Absence;
  const items = [ends(today), ends(addDays(today, 3))];
  const parts = read?.instead?.split({ ...listed(items), limit: 1000 }) ?? [];
  expect(parts).toHaveLength(8);
  const tomorrow = JSON.stringify(absencesQuery(addDays(today, 1)).queryKey);
  const [, kept] = parts.find(([query]) => JSON.stringify(query.queryKey) === tomorrow) ?? [];
  expect(kept).toMatchObject({ items: [{ to: addDays(today, 3) }], total: 1 });
});
