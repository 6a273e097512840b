import type { Db } from '#platform/db/tables.ts';
import { addLogin } from './people.fixture.ts';

const reading: [string, string][] = [
  ['persons', 'READ'],
  ['staffContracts', 'READ'],
];

/** An office that makes documents: of somebody with a contract, and of somebody without. */
export async function addTemplatePeople(db: Db): Promise<void> {
  await addLogin(db, { login: 'olga', types: ['office'], rights: reading });
  await addLogin(db, { login: 'nora', types: ['office'], rights: [['persons', 'READ']] });
  await addLogin(db, { login: 'pia', types: ['planners'], rights: reading });
  await addLogin(db, { login: 'ben' });
  await db.insertInto('documentType').values({ id: 'contract', caption: 'Contract' }).execute();
  await db.insertInto('documentType').values({ id: 'proof', caption: 'Proof', uploadable: true }).execute();
  await db
    .updateTable('person')
    .set({
      birthday: '1990-04-03',
      street: 'Ringstraße 1',
      zip: '1010',
      firstName: 'Ada',
      lastName: 'Łęcka',
    })
    .where('id', '=', 'person-ada')
    .execute();
  await db
    .insertInto('staffContract')
    .values([
      {
        id: 'k-old',
        number: 'K-1',
        personId: 'person-ada',
        kind: 'hourly',
        caption: 'Old',
        validFrom: '2010-01-01',
        validUntil: '2011-12-31',
      },
      {
        id: 'k-now',
        number: 'K-2',
        personId: 'person-ada',
        kind: 'hourly',
        caption: 'Hourly',
        validFrom: '2020-02-01',
      },
    ])
    .execute();
  const version = { daysPerWeek: 5, vacationDays: 25, currency: 'EUR' };
  await db
    .insertInto('staffContractVersion')
    .values([
      {
        ...version,
        id: 'v-1',
        contractId: 'k-now',
        validFrom: '2020-02-01',
        weekdayMinutes: [0, 0, 0, 0, 0, 0, 0],
        payMinor: 1_500,
      },
      {
        ...version,
        id: 'v-2',
        contractId: 'k-now',
        validFrom: '2021-01-01',
        weekdayMinutes: [450, 450, 0, 0, 0, 0, 0],
        payMinor: 1_750,
      },
      {
        ...version,
        id: 'v-3',
        contractId: 'k-now',
        validFrom: '2090-01-01',
        weekdayMinutes: [0, 0, 0, 0, 0, 0, 0],
        payMinor: 9_900,
      },
    ])
    .execute();
}

export const sampleTemplate = {
  name: 'Agreement',
  typeId: 'contract',
  title: 'Agreement with {{person.name}}',
  text: 'Since {{contract.start}} you are paid {{ contract.pay }}.\n\nBorn on {{person.birthday}}.',
  signing: 'person',
};
