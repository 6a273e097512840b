import { Agent } from 'node:http';
import { ask, openLoop, share, untilQuiet } from './http-load.ts';
import type { Answer, Target } from './http-load.ts';
import { addressOf, listEndpoints } from './list-endpoints.ts';
import type { ListEndpoint } from './list-endpoints.ts';
import type { LargeLogin } from './large-fixture.ts';
import type { Memory } from './memory.ts';
import type { ReadProcessor } from './processor.ts';

export const limits = { listMs: 150, monthMs: 100, rssMb: 350, ratio: 0.6 };
const perSecond = 20;
/** What is too slow is measured again: others' work on the machine is none of ours. The best counts. */
const tries = 3;
export type Bench = {
  address: string;
  tokens(login: LargeLogin): Promise<string>;
  seconds: number;
  processor: ReadProcessor;
  memory: Memory;
  /** Little is asked, and what is slow is not asked again. */
  small: boolean;
};

export type ListFigures = {
  endpoint: string;
  login: string;
  p50: number | null;
  p95: number | null;
  max: number | null;
  kB: number | null;
  /** What a request costs the processor: it means something on a busy machine too. */
  serverMs: number | null;
  databaseMs: number | null;
  /** The most memory so far. */
  rssMb: number | null;
  /** A page of a thousand, asked alone. */
  ms1000: number | null;
  total: number | null;
  note: string;
};

/** What a screen asks for at once. */
const pageSize = 100;
const agent = new Agent({ keepAlive: true });
const round = (ms: number) => Math.round(ms * 10) / 10;

const figuresOf = (answers: readonly Answer[]) => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const wrong = answers.filter(({ status }) => status !== 200).length;
  return {
    p50: round(share(sorted, 0.5)),
    p95: round(share(sorted, 0.95)),
    max: round(sorted.at(-1) ?? 0),
    kB: Math.round((answers[0]?.bytes ?? 0) / 102.4) / 10,
    note: wrong > 0 ? `${wrong} not 200` : '',
  };
};

type Found = { login: LargeLogin; token: string; path: string; total: number; ms1000: number };

/** The first login that gets an answer, and the address that it got it from. */
async function firstAnswered(bench: Bench, list: ListEndpoint): Promise<Found | { note: string }> {
  let note = 'nobody may';
  for (const login of list.logins) {
    const token = await bench.tokens(login);
    let asked: string[] = [];
    for (let tried = 0; tried < 3; tried += 1) {
      const path = addressOf(list, login, pageSize, asked);
      const answer = await ask({ address: bench.address, path, token }, agent, { plain: true });
      if (answer.status === 200) {
        const { total = 0 } = JSON.parse(answer.text) as { total?: number };
        const whole = addressOf(list, login, 1_000, asked);
        const alone = await ask({ address: bench.address, path: whole, token }, agent);
        return { login, token, path, total, ms1000: round(alone.ms) };
      }
      note = `${answer.status} for ${login} at ${path}`;
      if (answer.status !== 422) break;
      const { fields } = JSON.parse(answer.text) as { fields: { path: string }[] };
      asked = [...asked, ...fields.map((field) => field.path)];
    }
  }
  return { note };
}

/** Steady requests for a while, with what the processor does for them. */
async function steady({ address, seconds, processor, memory, small }: Bench, asked: Omit<Target, 'address'>) {
  const before = processor();
  const pace = { perSecond, seconds, ...(small && { warmUp: 0 }) };
  const { answers, asked: requests } = await openLoop({ address, ...asked }, pace);
  const after = processor();
  return {
    ...figuresOf(answers),
    serverMs: round((after.server - before.server) / requests),
    databaseMs: round((after.database - before.database) / requests),
    rssMb: memory.most(),
  };
}

async function bestOf(bench: Bench, asked: Omit<Target, 'address'>, limit: number) {
  if (bench.small) return steady(bench, asked);
  const { address } = bench;
  const light = { address, path: '/sessions', token: asked.token };
  let best: Awaited<ReturnType<typeof steady>> | null = null;
  for (let tried = 1; tried <= tries; tried += 1) {
    await untilQuiet(light);
    const found = await steady(bench, asked);
    if (best === null || found.p95 < best.p95) best = found;
    if (best.p95 <= limit) return tried === 1 ? best : { ...best, note: `best of ${tried} ${best.note}` };
  }
  return { ...best!, note: `best of ${tries} ${best!.note}` };
}

const unmeasured = {
  p50: null,
  p95: null,
  max: null,
  kB: null,
  serverMs: null,
  databaseMs: null,
  rssMb: null,
  ms1000: null,
  total: null,
};

const say = ({ endpoint, p50, p95, max, serverMs, databaseMs, rssMb, note }: ListFigures) =>
  console.log(
    p95 === null
      ? `${endpoint.padEnd(46)} not measured: ${note}`
      : `${endpoint.padEnd(46)} p50 ${p50}  p95 ${p95}  max ${max} ms, processor ${serverMs} + ${databaseMs} ms, ${rssMb} MB ${note}`,
  );

export async function measureLists(bench: Bench, only?: string): Promise<ListFigures[]> {
  const figures: ListFigures[] = [];
  const nothing = { login: '', ...unmeasured };
  for (const list of listEndpoints().filter(({ name }) => only === undefined || name.includes(only))) {
    const found = await firstAnswered(bench, list);
    if (!('token' in found)) {
      const row = { ...nothing, endpoint: list.name, note: found.note };
      figures.push(row);
      say(row);
      continue;
    }
    const { login, token, path, total, ms1000 } = found;
    const best = await bestOf(bench, { path, token }, limits.listMs);
    const row = { endpoint: list.name, login, total, ms1000, ...best };
    figures.push(row);
    say(row);
  }
  return figures.toSorted((a, b) => (b.p95 ?? 0) - (a.p95 ?? 0));
}

/** What a planner opens most: 200 people and 31 days. */
export async function measureMonth(bench: Bench) {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const path = `/planningCalendarItems?from=${day(-10)}&to=${day(20)}&limit=200`;
  return bestOf(bench, { path, token: await bench.tokens('planner') }, limits.monthMs);
}
