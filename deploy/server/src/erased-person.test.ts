import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openReady } from '#platform/db/open/open-ready.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { smallPdf } from './tools/demo/small-pdf.ts';
import { filesWith } from './tools/testing/find-bytes.ts';
import { addInvoices } from './tools/testing/fixtures/invoices.fixture.ts';
import { newInstallation, officeLogin } from './tools/testing/server/installation.driver.ts';
import type { Call, Installation } from './tools/testing/server/installation.driver.ts';
import { addLogin, password } from './tools/testing/fixtures/people.fixture.ts';

jest.setTimeout(240_000);

let installation: Installation;
beforeAll(async () => void (installation = await newInstallation()));
afterAll(() => installation?.remove());

const person = 'person-nachtigall';
const canaries = { passport: 'canary-of-the-passport', receipt: 'canary-of-the-receipt' };

/** Somebody who signed in: token and cookie beside each call. */
async function as(call: Call, login: string): Promise<Call> {
  const { body, cookie } = await call('POST', '/auth/token', { body: { login, password } });
  const headers = { authorization: `Bearer ${String(body['token'])}`, cookie };
  return async (method, path, sent = {}) => {
    const answer = await call(method, path, { ...sent, headers: { ...headers, ...sent.headers } });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
}

async function addNightingale(): Promise<void> {
  const { database } = await openReady(installation.environment());
  const rights: [string, string][] = [
    ['persons', 'READ'],
    ['receipts', 'READ'],
    ['receipts', 'CREATE'],
  ];
  await withTenant(database, 'sealed-crew', async (db) => {
    await addLogin(db, { login: 'nachtigall', rights });
    const type = { id: 'licence', caption: 'Licence', uploadable: true };
    await db.insertInto('documentType').values(type).execute();
    await addInvoices(db);
    const { email } = await db
      .selectFrom('person')
      .select('email')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const sent = { sentTo: [email], sentAt: new Date(), remindOverdue: true };
    await db.updateTable('invoice').set(sent).where('number', '=', 'R-1').execute();
  });
  await database.close();
}

const firstId = ({ body }: Awaited<ReturnType<Call>>) => (body['items'] as { id: string }[])[0]?.id ?? '';

/** A paper, a receipt that was handed in, and a mail. */
async function live(call: Call): Promise<void> {
  const own = await as(call, 'nachtigall');
  const upload = async (text: string) => {
    const { body } = await own('POST', '/uploads?name=paper.pdf', { bytes: smallPdf('Paper', [text]) });
    return String(body['id']);
  };
  await own('POST', `/persons/${person}/documents`, {
    body: { uploadId: await upload(canaries.passport), typeId: 'licence' },
  });
  const { body } = await own('POST', '/receipts', {
    body: {
      typeId: firstId(await own('GET', '/receiptTypes')),
      date: new Date().toISOString().slice(0, 10),
      currency: 'EUR',
      payment: 'own',
      items: [{ description: 'Cable', quantity: 1, unitPriceMinor: 1_000, vatRate: 2_000 }],
      documents: [{ uploadId: await upload(canaries.receipt) }],
    },
  });
  const handIn = { headers: { 'if-match': String(body['version']) } };
  await own('POST', `/receipts/${String(body['number'])}/submit`, handIn);
  await call('POST', '/forgottenPassword', { body: { login: 'nachtigall' } });
  await until(async () => (await mails()) === 1);
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const folder = () => installation.environment().data;
const mails = async () =>
  (await readdir(join(folder(), 'outbox')).catch(() => [])).filter((name) => name.endsWith('.mail')).length;
/** In all folders but the embedded database's: its pages stay until they are written over. */
const filesNaming = (text: string) =>
  ['files', 'outbox'].flatMap((name) => filesWith(join(folder(), name), [Buffer.from(text)]));

test('erasing a person removes their papers and mails from the disk, and says what stays and why', async () => {
  const welcome = await installation.createTenant();
  await addNightingale();
  await installation.serve(async (call) => {
    await call('POST', `/forgottenPassword/${welcome}`, { body: { password } });
    await live(call);
    expect(filesNaming(canaries.passport)).toHaveLength(1);
    expect(filesNaming(canaries.receipt)).toHaveLength(1);
    // Files of the last two minutes are left alone for so long: somebody may be putting the same one.
    for (const text of Object.values(canaries))
      for (const file of filesNaming(text)) await utimes(file, 0, 0);

    const office = await as(call, officeLogin);
    const { body } = await office('POST', `/persons/${person}/erase`, {
      body: { contactNumber: 'C-nachtigall' },
    });
    expect(body).toEqual({
      erased: true,
      kept: expect.arrayContaining([
        { what: 'receipts', why: 'law', count: 1 },
        { what: 'receiptPhotos', why: 'law', count: 1 },
        { what: 'invoices', why: 'law', count: 1 },
      ]),
    });
    expect(body['kept']).toHaveLength(3);
    await until(async () => filesNaming(canaries.passport).length === 0 && (await mails()) === 0);
    const people = await office('GET', '/persons?q=nachtigall');
    expect(people.body).toMatchObject({ total: 0 });
    expect((await call('POST', '/auth/token', { body: { login: 'nachtigall', password } })).status).toBe(401);
  });
  const others = (await readdir(folder())).filter((name) => !['files', 'outbox', 'database'].includes(name));
  expect(others.filter((name) => !['lock', 'lock.pid', 'master.key'].includes(name))).toEqual([]);
  // What the books need is there, and is named by nobody.
  expect(filesNaming(canaries.receipt)).toHaveLength(1);
  expect(filesNaming('nachtigall')).toEqual([]);
});
