import type { AnswerOf, crewChecks } from '@callboard/contract';
import { actor, type Actor } from '../support/person/actor.ts';
import { diceOf, type Dice } from '../support/dice.ts';
import { faultProxy, type FaultProxy } from '../support/product/fault-proxy.ts';
import { allSent, phoneOf, type Phone } from '../support/phone.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { copyOfReleases, startProduct, type Product } from '../support/product/product.ts';
import { releaseNext } from '../support/product/release-next.ts';
import { signedInState } from '../support/person/sign-in.ts';
import { expect, test as base } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Check = AnswerOf<typeof crewChecks.crewCheck>;

/** Of its own, because it releases while the day goes on. */
const test = base.extend<{ product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
    async ({}, give) => {
      const product = await startProduct({ releases: await copyOfReleases() });
      await give(product);
      await product.stop();
    },
    { scope: 'test', timeout: patience(120_000) },
  ],
});

/** The same day in every run. `OUTBOX_SEQUENCES=50 OUTBOX_SEED=815` lives through fifty others. */
const sequences = Number(process.env.OUTBOX_SEQUENCES ?? 1);
const firstSeed = Number(process.env.OUTBOX_SEED ?? 4_711);

const signIn = JSON.stringify({ status: 401, code: 'sign_in', params: {}, fields: [], traceId: 'story' });
const write = { match: /\/projectCrewItems\//, method: 'POST' } as const;

const noRoom = 'there is no room on the phone';
const released = 'a new version is released and taken';
type Day = { readonly way: FaultProxy; readonly dice: Dice; readonly release: () => Promise<unknown> };
type Mishap = (phone: Phone, day: Day) => unknown;
const mishaps: Record<string, Mishap> = {
  'the answer is lost after the commit': (_, { way }) =>
    way.break({ ...write, fault: { kind: 'commit-then-drop' }, times: 1 }),
  'the server answers 500': (_, { way, dice }) =>
    way.break({ ...write, fault: { kind: 'status', status: 500 }, times: 1 + dice.roll(2) }),
  'the line is reset': (_, { way }) => way.break({ ...write, fault: { kind: 'reset' }, times: 1 }),
  'the token has expired': (_, { way }) =>
    way.break({
      ...write,
      fault: { kind: 'status', status: 401, body: signIn, type: 'application/json' },
      times: 1,
    }),
  'the network goes': (phone) => phone.offline(true),
  'the network comes': (phone) => phone.offline(false),
  'the page is loaded again': (phone) => phone.page().reload(),
  'another tab comes to the front': (phone) => phone.anotherTab(),
  'the tab is killed': (phone) => phone.killTab(),
  'the browser is closed and opened': (phone) => phone.restart(),
  'the clock jumps ahead': (phone) => phone.clockJumps(600),
  'the clock jumps back': (phone) => phone.clockJumps(-300),
  [released]: async (phone, { release }) => {
    // What is waiting may fail on its way meanwhile; a release itself needs a line.
    await phone.offline(false);
    await release();
    await phone.update();
  },
  [noRoom]: async (phone, { way }) => {
    // Without room only what is sent at once can be taken.
    way.repair();
    await phone.offline(false);
    await phone.full(true);
  },
};

const buttons = {
  in: 'Check in',
  startBreak: 'Start break',
  endBreak: 'End break',
} as const;

/** So long the buttons take another tap for the second half of the one before. */
const doubleTapMs = 600;
const timeOn = (phone: Phone) => phone.page().evaluate(() => Date.now());

type Tap = {
  readonly step: keyof typeof buttons | 'out';
  readonly twice: boolean;
  readonly tappedAt: number;
};

/** One tap, or two in a hurry, on what the screen offers; when that was by the phone's clock, once the screen says so. */
async function tap(phone: Phone, { step, twice, tappedAt }: Tap): Promise<number> {
  const main = phone.page().getByRole('main');
  const button = main.getByRole('button', {
    name: step === 'out' ? 'Check out' : buttons[step],
    exact: true,
  });
  await expect(button).toBeVisible();
  // Between two taps that are meant a moment passes, by the clock that the page asks.
  const sinceTap = async () => Math.abs((await timeOn(phone)) - tappedAt);
  await expect.poll(sinceTap).toBeGreaterThan(doubleTapMs);
  if (twice) await button.dblclick();
  else await button.click();
  const now = await timeOn(phone);
  if (step === 'out') {
    await phone.page().getByRole('dialog').getByRole('button', { name: 'The work is done' }).click();
    await expect(main.getByRole('button', { name: /^Checked out/ })).toBeVisible();
    return now;
  }
  if (step === 'in') {
    // A position that seems to be of another time is none: then a reason is asked for.
    const reason = phone
      .page()
      .getByRole('dialog')
      .getByRole('button', { name: 'No signal in the building' });
    await expect(
      main
        .getByRole('button', { name: /^Checked in/ })
        .or(reason)
        .first(),
      // Ten seconds are what a position may take.
    ).toBeVisible({ timeout: patience(15_000) });
    if (await reason.isVisible()) await reason.click();
  }
  await expect(button).toHaveCount(0);
  return now;
}

type Places = { readonly coming: string; readonly working: string };

/** A day between two crews: what happens between the taps is up to the dice. */
async function liveThrough(phone: Phone, day: Day, places: Places, log: string[]) {
  const { dice } = day;
  const order = dice.shuffled(Object.keys(mishaps));
  const pairs = 1 + dice.roll(2);
  const breaks = Array.from({ length: pairs }, () => ['startBreak', 'endBreak'] as const).flat();
  const steps = ['in', ...breaks, 'out'] as const;
  let tappedAt = 0;
  for (const [at, step] of steps.entries()) {
    if (at === 1) await phone.goTo(places.working);
    const now = order.splice(0, Math.ceil(order.length / (steps.length - at)));
    for (const name of [...now.filter((each) => each !== noRoom), ...now.filter((each) => each === noRoom)]) {
      log.push(name);
      await mishaps[name]?.(phone, day);
    }
    const twice = dice.roll(3) === 0;
    log.push(twice ? `${step}, tapped twice` : step);
    tappedAt = await tap(phone, { step, twice, tappedAt });
    await phone.full(false);
    // What went out without room is known to the server alone, until the phone has read it again.
    if (now.includes(noRoom)) await phone.readAgain();
  }
  return pairs;
}

const eventsOf = ({ events }: Check) => events.map(({ kind }) => kind);

async function prove(who: Actor, [coming = '', working = '']: readonly string[], breaks: number) {
  const [came, worked] = await Promise.all([
    who.get<Check>(`/crewChecks/${coming}`),
    who.get<Check>(`/crewChecks/${working}`),
  ]);
  expect(eventsOf(came)).toEqual(['in']);
  expect(eventsOf(worked)).toEqual(['in', 'out']);
  expect(worked.breaks).toHaveLength(breaks);
  const times = [
    worked.checkedFrom,
    ...worked.breaks.flatMap(({ from, until }) => [from, until]),
    worked.checkedUntil,
  ].map((time) => Date.parse(time ?? ''));
  expect(times, 'in the order of the taps').toEqual(times.toSorted((one, other) => one - other));
}

test('days of random mishaps: nothing is lost, nothing is doubled, the order is kept', async ({
  product,
}) => {
  test.setTimeout(patience(60_000 + sequences * 60_000));
  const login = 'forgetful';
  const [planner, who] = await Promise.all([actor(product.port, 'planner'), actor(product.port, login)]);
  console.log(`   outbox: ${sequences} days, first seed ${firstSeed}`);
  for (let seed = firstSeed; seed < firstSeed + sequences; seed += 1) {
    const log: string[] = [];
    const hours = { from: -20, until: 480, members: [{ who }] };
    const coming = await plantCrew(planner, { name: `Coming ${seed}`, ...hours });
    const working = await plantCrew(planner, { name: `Working ${seed}`, ...hours });
    const items = [...coming.items, ...working.items];
    // Of what others have done nothing can be taken back here, so work goes on at once.
    await planner.post(`/projectCrewItems/${items[1]}/checkIn`, {
      at: new Date(Date.now() - 180_000).toISOString(),
      reason: 'Was here on time',
    });
    const places = {
      working: `/crews/${working.crewId}/check-in`,
      coming: `/crews/${coming.crewId}/check-in`,
    };
    const way = await faultProxy(product.port);
    const origin = way.origin('nordlicht');
    const state = await signedInState(product.port, origin, 'nordlicht', login, 'en');
    const phone = await phoneOf(origin, state, [places.working, places.coming]);
    try {
      const release = () => releaseNext(product.releases, 'crew-ops', `9.${seed}.0`);
      const day = { way, dice: diceOf(seed), release };
      const breaks = await liveThrough(phone, day, places, log);
      way.repair();
      await phone.offline(false);
      await allSent(phone.page());
      await prove(who, items, breaks);
    } catch (error) {
      const screen = await phone
        .page()
        .locator('body')
        .innerText()
        .catch(() => 'nothing');
      throw new Error(`The day of seed ${seed}: ${log.join(' · ')}\nThe screen says:\n${screen}`, {
        cause: error,
      });
    } finally {
      await phone.end();
      await way.stop();
    }
  }
  console.log(`   outbox: ${sequences} days, 0 lost, 0 doubled, order kept`);
});
