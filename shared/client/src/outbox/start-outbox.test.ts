import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { crewChecks } from '@callboard/contract';
import { queued } from './queued.ts';
import { runQueued } from './run-queued.ts';
import { outboxNow } from './outbox-state.ts';
import { startOutbox, stopOutbox } from './start-outbox.ts';

const ann = { tenant: 'nordlicht', person: 'ann' };
const token = () => 'token';
const never = () => new Promise<void>(() => undefined);
const started = async () => (await indexedDB.databases()).length > 0;
const startBreak = queued(crewChecks.startBreak, {
  name: 'test.start-break',
  entity: ({ params }) => `crewItem/${params.id}`,
});
const done = () => undefined;
const keep = () =>
  runQueued(
    startBreak,
    { params: { id: '1' }, body: {} },
    { title: 'Start break', editAt: null, sent: done, refused: done, notKept: done },
  );
/** A rest that comes when it is told to. */
function laterRest() {
  let come = () => {};
  const rest = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { atRest: () => rest, come };
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  onlineManager.setOnline(false);
});
afterEach(() => {
  stopOutbox();
  onlineManager.setOnline(true);
});

test('where nothing was ever kept, it waits until the screen is at rest', async () => {
  const { atRest, come } = laterRest();
  await startOutbox(ann, token, atRest);
  expect(await started()).toBe(false);
  come();
  await waitFor(async () => expect(await started()).toBe(true));
});

test('a write does not wait for that, and the next start shows it at once', async () => {
  await startOutbox(ann, token, never);
  await keep();
  expect(outboxNow().items).toMatchObject([{ state: 'waiting' }]);
  stopOutbox();
  expect(outboxNow().items).toEqual([]);
  await startOutbox(ann, token, never);
  expect(outboxNow().items).toMatchObject([{ state: 'waiting' }]);
});

test('the outbox does not start for somebody who has left before', async () => {
  const { atRest, come } = laterRest();
  await startOutbox(ann, token, atRest);
  stopOutbox();
  come();
  await atRest();
  expect(await started()).toBe(false);
});
