import { demoHouse } from './demo-house.ts';
import type { Actor } from './demo-house.ts';

jest.setTimeout(120_000);

const house = demoHouse(new Date('2026-11-23T08:00:00Z'));

test('a vacation over a bank holiday is approved, counts without it, and lowers the account', async () => {
  const crew = await house.as('crew');
  const range = 'from=2027-04-26&to=2027-05-02';
  const preview = await crew.get(`/vacationRequests/preview?${range}`);
  expect(preview.refusal).toBeNull();
  const asked = await crew.post('/vacationRequests', { from: '2027-04-26', to: '2027-05-02' });
  expect(asked.days).toBe(preview.days);
  const office = await house.as('office');
  await office.post(`/vacationRequests/${asked.id}/approve`, {}, asked.version);
  const after = await crew.get('/vacationRequests/preview?from=2027-06-07&to=2027-06-07');
  expect(after.left).toBe(preview.left - preview.days);
  const home = await crew.get('/vacationRequests?status=approved');
  expect(home.items.map(({ id }: { id: string }) => id)).toContain(asked.id);
});

async function sign(actor: Actor, documentId: string) {
  const document = await actor.get(`/documents/${documentId}`);
  const own = document.signatories.find((one: { myself: boolean }) => one.myself);
  const { text } = await actor.get(`/documents/${documentId}/consent?language=de`);
  return actor.post(`/documents/${documentId}/sign/${own.id}`, {
    signature: { how: 'typed', name: 'In block letters' },
    consent: text,
    sha256: document.sha256,
    timeZone: 'Europe/Vienna',
  });
}

test('a contract is signed one by one by two people and sealed with its certificate', async () => {
  const office = await house.as('office');
  const crew = await house.as('crew');
  const chief = await house.as('chief');
  const types = await office.get('/documentTypes');
  const { id } = await office.post('/documents', {
    name: 'Contract of a story',
    typeId: types.items[0].id,
    uploadId: await office.picture(800, 1_000),
    signatories: [
      { personId: crew.id, step: 1 },
      { personId: chief.id, step: 2 },
    ],
    signatoriesOrder: 'one by one',
  });
  await expect(sign(chief, id)).rejects.toThrow('not_your_turn');
  await sign(crew, id);
  await sign(chief, id);
  await house.settle();
  const done = await crew.get(`/documents/${id}`);
  expect([done.status.id, done.isSigned]).toEqual(['signed', true]);
  const { url } = await crew.get(`/documents/${id}/file`);
  const sealed = await crew.file(url);
  expect(sealed.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sealed.includes('/ByteRange')).toBe(true);
});

test('a payroll item is declined, answered and confirmed', async () => {
  const crew = await house.as('crew');
  const mine = await crew.get('/payrolls?status=released');
  const [payroll] = mine.items;
  const items = await crew.get(`/payrolls/${payroll.id}/items?status=open`);
  const [item] = items.items;
  const { activity } = await crew.post(
    `/payrollItems/${item.id}/decline`,
    { body: 'I worked until eight.' },
    item.version,
  );
  expect(activity.type).toBe('TODO_PAYROLL_ITEM');
  const accountant = await house.as('accountant');
  const declined = await accountant.get(`/payrollItems/${item.id}`);
  await accountant.post(
    `/payrollItems/${item.id}/answer`,
    { body: 'You are right.', paidMinutes: 600 },
    declined.version,
  );
  const answered = await crew.get(`/payrollItems/${item.id}`);
  expect([answered.status, answered.paidMinutes]).toEqual(['answered', 600]);
  await crew.post(`/payrollItems/${item.id}`, undefined, answered.version);
  expect((await crew.get(`/payrollItems/${item.id}`)).status).toBe('confirmed');
});

test('a receipt is rejected, corrected, approved and paid', async () => {
  const crew = await house.as('crew');
  const accountant = await house.as('accountant');
  const added = await crew.post('/receipts', {
    typeId: 'fuel',
    date: '2026-11-20',
    currency: 'EUR',
    payment: 'own',
    merchant: 'Tankstelle am Ring',
    items: [{ description: 'Diesel', quantity: 41.5, unitPriceMinor: 163, vatRate: 2_000 }],
  });
  await crew.post(`/receipts/${added.number}/documents`, { uploadId: await crew.picture(), name: 'Beleg' });
  const sent = await crew.post(
    `/receipts/${added.number}/submit`,
    undefined,
    (await crew.get(`/receipts/${added.number}`)).version,
  );
  expect(sent.status).toBe('submitted');
  const rejected = await accountant.post(
    `/receipts/${added.number}/reject`,
    { reason: 'The paper number is missing' },
    sent.version,
  );
  const draft = await crew.post(`/receipts/${added.number}/draft`, undefined, rejected.version);
  const edited = await crew.post(`/receipts/${added.number}`, { paperNumber: 'R-4711' }, draft.version);
  const again = await crew.post(`/receipts/${added.number}/submit`, undefined, edited.version);
  const approved = await accountant.post(`/receipts/${added.number}/approve`, undefined, again.version);
  const paid = await accountant.post(`/receipts/${added.number}/paid`, undefined, approved.version);
  expect([paid.status, paid.gross > 0]).toEqual(['paid', true]);
});

test('a new picture is rejected, replaced and approved, and only then seen by others', async () => {
  const crew = await house.as('crew');
  const office = await house.as('office');
  const first = await crew.post(`/persons/${crew.id}/profilePictures`, {
    uploadId: await crew.picture(640, 640),
  });
  await office.post(`/profilePictures/${first.id}/reject`, { reason: 'Face not visible' });
  const second = await crew.post(`/persons/${crew.id}/profilePictures`, {
    uploadId: await crew.picture(700, 700),
  });
  await office.post(`/profilePictures/${second.id}/approve`, {});
  const pictures = await crew.get(`/persons/${crew.id}/profilePictures`);
  const states = pictures.items.map(({ state }: { state: string }) => state);
  expect(states).toEqual(expect.arrayContaining(['rejected', 'approved']));
});
