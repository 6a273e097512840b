/**
 * The clock of every process of a test run begins at one instant and goes on from there, so that no hour and no day
 * decides. Loaded before everything else: by the configurations of the runners, and through `NODE_OPTIONS` by the
 * processes and threads that they start. `CALLBOARD_NOW` names another instant.
 *
 * It lies in the past, as what a database, a browser or a reader of seals judges by the real time stays valid then.
 */
'use strict';
const { channel } = require('node:diagnostics_channel');
const { isMainThread } = require('node:worker_threads');

const instant = process.env.CALLBOARD_NOW || '2026-11-10T09:00:00Z';

/** Moves the clock of a world by so many milliseconds. It is sent to browsers as text, so it needs nothing around it. */
function shiftDate(world, ms) {
  const Real = world.Date;
  const realNow = Real.now;
  const now = () => realNow() + ms;
  function Shifted(...given) {
    if (!new.target) return new Shifted().toString();
    return Reflect.construct(
      Real,
      given.length > 0 ? given : [now()],
      new.target === Shifted ? Real : new.target,
    );
  }
  for (const [name, value] of Object.entries({ prototype: Real.prototype, name: 'Date', length: 7 }))
    Object.defineProperty(Shifted, name, { value });
  for (const [name, value] of Object.entries({ now, parse: Real.parse, UTC: Real.UTC }))
    Object.defineProperty(Shifted, name, { value, writable: true, configurable: true });
  Object.defineProperty(Real.prototype, 'constructor', {
    value: Shifted,
    writable: true,
    configurable: true,
  });
  world.Date = Shifted;
}

const realNow = Date.now;
// The first process of a run works it out; the others go by the same clock.
process.env.CALLBOARD_CLOCK_MS ||= String(Date.parse(instant) - realNow());
const shiftMs = Number(process.env.CALLBOARD_CLOCK_MS);
if (Number.isNaN(shiftMs)) throw new Error(`CALLBOARD_NOW is no instant: ${instant}`);
const preload = `--require ${__filename}`;
if (isMainThread && !process.env.NODE_OPTIONS?.includes(preload))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');

// A world that a runner makes for a test file loads this again, with a clock of its own.
const known = Symbol.for('callboard.test-clock');
if (!globalThis[known]) {
  globalThis[known] = true;
  shiftDate(globalThis, shiftMs);
}
// Node writes this header by a clock that nobody can move; phones take the server's time from it. Of files the browser
// judges by it how old they are, by the real time.
const answers = channel('http.server.request.start');
const dated = Symbol.for('callboard.dated-answers');
if (!answers[dated]) {
  answers[dated] = true;
  answers.subscribe(({ request, response }) => {
    if (request.url.startsWith('/api/')) response.setHeader('date', new Date().toUTCString());
  });
}

module.exports = { instant, shiftMs, shiftDate, realNow };
