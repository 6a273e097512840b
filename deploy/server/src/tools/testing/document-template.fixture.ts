import type { Db } from '../../platform/db/tables.ts';
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
  await db.insertInto('document_type').values({ id: 'contract', caption: 'Contract' }).execute();
  await db.insertInto('document_type').values({ id: 'proof', caption: 'Proof', uploadable: true }).execute();
  await db
    .updateTable('person')
    .set({
      birthday: '1990-04-03',
      street: 'Ringstraße 1',
      zip: '1010',
      first_name: 'Ada',
      last_name: 'Łęcka',
    })
    .where('id', '=', 'person-ada')
    .execute();
  await db
    .insertInto('staff_contract')
    .values([
      {
        id: 'k-old',
        number: 'K-1',
        person_id: 'person-ada',
        kind: 'hourly',
        caption: 'Old',
        valid_from: '2010-01-01',
        valid_until: '2011-12-31',
      },
      {
        id: 'k-now',
        number: 'K-2',
        person_id: 'person-ada',
        kind: 'hourly',
        caption: 'Hourly',
        valid_from: '2020-02-01',
      },
    ])
    .execute();
  const version = { days_per_week: 5, vacation_days: 25, currency: 'EUR' };
  await db
    .insertInto('staff_contract_version')
    .values([
      {
        ...version,
        id: 'v-1',
        contract_id: 'k-now',
        valid_from: '2020-02-01',
        weekday_minutes: [0, 0, 0, 0, 0, 0, 0],
        pay_minor: 1_500,
      },
      {
        ...version,
        id: 'v-2',
        contract_id: 'k-now',
        valid_from: '2021-01-01',
        weekday_minutes: [450, 450, 0, 0, 0, 0, 0],
        pay_minor: 1_750,
      },
      {
        ...version,
        id: 'v-3',
        contract_id: 'k-now',
        valid_from: '2090-01-01',
        weekday_minutes: [0, 0, 0, 0, 0, 0, 0],
        pay_minor: 9_900,
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
