import type { AnswerOf, jobs } from '@callboard/contract';
import { actor } from '../../support/person/actor.ts';
import { closeApp } from '../../support/phone/closed-app.ts';
import { keptOffline } from '../../support/phone/kept-offline.ts';
import { patience } from '../../support/run/patience.ts';
import { plantCrew } from '../../support/person/plant-crew.ts';
import { startProduct, type Product } from '../../support/product/product.ts';
import { startPushService } from '../../support/product/push-service.ts';
import { homeIsOpen } from '../../support/screens.ts';
import { expect, test as base, type Page } from '../../support/story.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;
type Detail = AnswerOf<typeof jobs.job>;

/** Of its own, because it has a push service, and goes away for a while. */
const test = base.extend<{ service: PushService; product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  service: async ({}, give) => {
    const service = await startPushService();
    await give(service);
    await service.stop();
  },
  product: [
    async ({ service }, give) => {
      const product = await startProduct({ env: service.env });
      await give(product);
      await product.stop();
    },
    { scope: 'test', timeout: patience(120_000) },
  ],
});
test.use({ login: 'crew', serviceWorkers: 'allow' });

/** As the app does it where the browser has a push service of its own. */
const subscribe = (page: Page, body: object) =>
  page.evaluate(async (given) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')?.replaceAll('"', '')}`,
      type: 'MOBILE',
      'content-type': 'application/json',
    };
    const sent = { method: 'POST', headers, body: JSON.stringify(given) };
    return (await fetch('/api/v1/setPushNotificationSubscription', sent)).status;
  }, body);

const confirmed = /^(Confirmed|Bestätigt)$/;

test('a job is confirmed from its message while the app is closed, also when the server is away', async ({
  page,
  context,
  product,
  service,
}) => {
  test.slow();
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const request = async (name: string, day: number) => {
    const [from, members] = [60 * 24 * day, [{ who: crew, as: 'request' }] as const];
    const { items } = await plantCrew(planner, { name, from, until: from + 240, members });
    return items[0] ?? '';
  };
  const job = (id: string) => crew.get<Detail>(`/jobs/${id}`);

  await page.goto('/');
  await homeIsOpen(page);
  await keptOffline(page);
  expect(await subscribe(page, service.device)).toBe(200);
  const phone = await closeApp(context);

  const first = await request('Rig of the hill stage', 40);
  await phone.receives(await service.next());
  expect(await phone.shown()).toMatch(/^(New job request|Neue Jobanfrage)$/);
  expect((await job(first)).status).toBe('requested');
  await phone.taps('confirm');
  expect(await phone.shown()).toMatch(confirmed);
  const { status, history } = await job(first);
  expect(status).toBe('confirmed');
  expect(history.map(({ caption }) => caption)).toContain('item_confirm_by_push');

  const second = await request('Strike of the hill stage', 44);
  await phone.receives(await service.next());
  await product.kill();
  await phone.taps('confirm');
  expect(await phone.shown()).toMatch(/^(Will be sent when|Wird gesendet, sobald)/);
  const { data, port } = product;
  const again = await startProduct({ data, port, env: service.env });
  try {
    expect((await job(second)).status).toBe('requested');
    // The app is opened, which is an occasion where the browser does not send it by itself.
    await (await context.newPage()).goto('/');
    await expect
      .poll(async () => (await job(second)).status, { timeout: patience(20_000) })
      .toBe('confirmed');
    await expect.poll(phone.shown).toMatch(confirmed);
  } finally {
    await again.stop();
  }
});
