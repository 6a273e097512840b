import type { Language } from '@callboard/contract';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { addReceiptPeople } from '../../../../tools/testing/fixtures/receipt.fixture.ts';

const asked: (readonly Language[])[] = [];
let meanwhile: () => Promise<unknown> = async () => {};
const server = serverWithPeople({
  textReader: {
    languages: ['de'],
    read: async (_, languages) => {
      asked.push(languages);
      await meanwhile();
      return 'Baumarkt Nord GmbH\n19.11.2026\nSumme 12,00 EUR\nMwSt 20 % 2,00';
    },
  },
  fill: async () => {
    await server.inTenant('north', addReceiptPeople);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
beforeEach(() => {
  asked.splice(0);
  meanwhile = async () => {};
});

async function upload({ token }: SignedIn): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=till.jpg',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: await pictureForTests(),
  });
  return (answer.json() as { id: string }).id;
}

test('a photo is read in the languages of its reader, and stays an upload', async () => {
  const cora = await signIn(server, 'cora');
  const id = await upload(cora);
  const expected = {
    date: '2026-11-19',
    merchant: 'Baumarkt Nord GmbH',
    grossMinor: 1_200,
    vatRate: 2_000,
    currency: 'EUR',
  };
  for (let times = 0; times < 2; times += 1)
    expect(await cora.client.get(`/receiptPhotos/${id}`)).toMatchObject({ status: 200, body: expected });
  expect(asked[0]?.at(-1)).toBe('en');
});

test('nobody waits for the database meanwhile', async () => {
  const cora = await signIn(server, 'cora');
  const id = await upload(cora);
  const others: number[] = [];
  // An open transaction would hold the one connection of the embedded database until the test gives up.
  meanwhile = async () => void others.push((await cora.client.get('/receiptTypes')).status);
  expect((await cora.client.get(`/receiptPhotos/${id}`)).status).toBe(200);
  expect(others).toEqual([200]);
});

test('a photo of somebody else and none at all are the same', async () => {
  const cora = await signIn(server, 'cora');
  const other = await signIn(server, 'carl');
  const id = await upload(other);
  expect((await cora.client.get(`/receiptPhotos/${id}`)).status).toBe(404);
  expect((await cora.client.get('/receiptPhotos/none')).status).toBe(404);
  expect(asked).toEqual([]);
});
