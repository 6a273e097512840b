/**
 * The clock of every process of a test run begins at one instant and goes on from there, so that no hour and no day
 * decides. Loaded before everything else: by the configurations of the runners, and through `NODE_OPTIONS` by the
 * processes and threads that they start. `CALLBOARD_NOW` names another instant.
 *
 * It lies in the past, as what a database, a browser or a reader of seals judges by the real time stays valid then.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

type World = { Date: DateConstructor; GeolocationPosition?: { prototype: object } };

/** Where a run begins. */
const instant = process.env['CALLBOARD_NOW'] || '2026-11-10T09:00:00Z';

/** Moves the clock of a world by so many milliseconds. It is sent to browsers as text, so it needs nothing around it. */
export function shiftDate(world: World, ms: number): void {
  const Real = world.Date;
  const realNow = Real.now;
  const now = () => realNow() + ms;
  function Shifted(this: unknown, ...given: []): string | Date {
    if (!new.target) return new Real(now()).toString();
    const values = given.length > 0 ? given : [now()];
    return Reflect.construct(Real, values, new.target === (Shifted as unknown) ? Real : new.target) as Date;
  }
  for (const [name, value] of Object.entries({ prototype: Real.prototype, name: 'Date', length: 7 }))
    Object.defineProperty(Shifted, name, { value });
  for (const [name, value] of Object.entries({ now, parse: Real.parse, UTC: Real.UTC }))
    Object.defineProperty(Shifted, name, { value, writable: true, configurable: true });
  const made = { value: Shifted, writable: true, configurable: true };
  Object.defineProperty(Real.prototype, 'constructor', made);
  world.Date = Shifted as unknown as DateConstructor;
  // A place that was found now would come from another day.
  const place = world.GeolocationPosition?.prototype;
  const found = place && Object.getOwnPropertyDescriptor(place, 'timestamp')?.get;
  if (found) {
    const get = function (this: unknown): number {
      return (found.call(this) as number) + ms;
    };
    Object.defineProperty(place, 'timestamp', { get, configurable: true });
  }
}

// A world that a runner makes for a test file loads this again, with a clock of its own; another loader of the same
// world does too, and finds the clock moved.
const known = Symbol.for('callboard.test-clock');
const world = globalThis as unknown as World & { [known]?: () => number };
/** The real time, for what a browser or a disk judges. */
export const realNow: () => number = world[known] ?? world.Date.now;
// The first process of a run works it out; the others go by the same clock.
process.env['CALLBOARD_CLOCK_MS'] ||= String(Date.parse(instant) - realNow());
/** How far the clock of the run is from the real one. */
export const shiftMs = Number(process.env['CALLBOARD_CLOCK_MS']);
if (Number.isNaN(shiftMs)) throw new Error(`CALLBOARD_NOW is no instant: ${instant}`);
if (!world[known]) {
  world[known] = realNow;
  shiftDate(world, shiftMs);
}
/** How a server that stories are told on lets time pass, which does not depend on this package. */
const passing = Symbol.for('callboard.pass-time');
Object.assign(globalThis, { [passing]: (ms: number) => shiftDate(world, ms) });

const preload = `--require ${fileURLToPath(import.meta.url)}`;
const options = process.env['NODE_OPTIONS'] ?? '';
if (isMainThread && !options.includes(preload)) process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();

// Node writes this header by a clock that nobody can move; phones take the server's time from it. Of files the browser
// judges by it how old they are, by the real time.
const answers = channel('http.server.request.start') as ReturnType<typeof channel> & { dated?: true };
if (!answers.dated) {
  answers.dated = true;
  answers.subscribe((message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.url?.startsWith('/api/')) response.setHeader('date', new Date().toUTCString());
  });
}
