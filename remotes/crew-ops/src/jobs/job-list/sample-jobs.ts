import type { AnswerOf, Job, JobDetail, jobs } from '@callboard/contract';
import type { PartOf, TestServer } from '@callboard/testing';
import { sampleJob as loadIn } from '../../people/contact/sample-job.ts';

/** Jobs for tests, made by number, so that a test says only what it is about. */
const day = 86_400_000;
const first = Date.UTC(2027, 0, 4, 6, 30);
const at = (ms: number) => new Date(ms).toISOString();

export function sampleJob(number: number, own: PartOf<Job> = {}): Job {
  const startsAt = first + number * day;
  return loadIn({
    id: `job-${number}`,
    crew: { id: `crew-${number}`, name: `Load-in ${number}` },
    location: { id: 'hall', name: 'North hall', city: 'Wien', latitude: 48.2, longitude: 16.4 },
    function: { caption: 'Rigger' },
    startDate: at(startsAt).slice(0, 10),
    startTime: '07:30',
    endTime: '18:00',
    startsAt: at(startsAt),
    endsAt: at(startsAt + 630 * 60_000),
    minutes: 630,
    night: false,
    pay: { basis: 'hour', minor: 2150, currency: 'EUR' },
    notStarted: true,
    ...own,
  });
}

export const askedJob = (number: number, own: PartOf<Job> = {}): Job =>
  sampleJob(number, {
    status: 'requested',
    deadlineAt: at(first + (number - 2) * day),
    may: { confirm: true, refuse: true },
    ...own,
  });

export const changedJob = (number: number): Job =>
  askedJob(number, {
    status: 'hasChanged',
    changes: [
      { field: 'startTime', before: '06:00', after: '07:30' },
      { field: 'location', before: null, after: 'North hall' },
    ],
  });

export const detailOf = (job: Job, own: PartOf<JobDetail> = {}): JobDetail =>
  loadIn({
    ...job,
    crewInfo: 'Use gate 3.',
    catering: 'Lunch on site',
    crewChiefs: [{ id: 'erika', name: 'Erika Maier' }],
    projectManager: { id: 'petra', name: 'Petra Huber' },
    planner: { id: 'paul', name: 'Paul Planner' },
    contactOnSite: { id: 'kim', name: 'Kim Door' },
    colleagues: 12,
    place: { street: 'Messeplatz 1', zip: '1020', country: 'AT', note: 'Meet at gate 3', distanceKm: 12 },
    ...own,
  });

type Tabs = Partial<Record<'past' | 'upcoming' | 'toConfirm' | 'applied', readonly Job[]>>;
type Extra = Partial<Pick<AnswerOf<typeof jobs.jobs>, 'months' | 'calledOff' | 'calledOffTotal'>>;

/** A server with these jobs by tab. The search looks at the crew's name. */
export function answerWithJobs(server: TestServer, tabs: Tabs, extra: Extra = {}): void {
  server.on('GET /jobs', ({ query }) => {
    const tab = (query.get('tab') ?? 'upcoming') as keyof Tabs;
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const found = (tabs[tab] ?? []).filter(({ crew }) => crew.name.includes(query.get('q') ?? ''));
    const count = (one: keyof Tabs) => tabs[one]?.length ?? 0;
    const counts = {
      past: count('past'),
      upcoming: count('upcoming'),
      toConfirm: count('toConfirm'),
      applied: count('applied'),
    };
    const items = found.slice((page - 1) * limit, page * limit);
    const { calledOff = [], calledOffTotal = calledOff.length, months = [] } = extra;
    const list = { items, total: found.length, page, limit };
    return { body: { ...list, counts, months, calledOff, calledOffTotal } };
  });
}
