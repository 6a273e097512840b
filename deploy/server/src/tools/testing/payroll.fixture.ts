import { addLogin } from './people.fixture.ts';
import type { Db } from '../../platform/db/tables.ts';
import { insertAll } from '../demo/seed.db.ts';
import { plantItem } from './plant.db.ts';

/** Two of the crew, two who account, and somebody who may nothing. */
export async function addPayrollPeople(db: Db): Promise<void> {
  await addLogin(db, { login: 'cora', rights: [['payrolls', 'READ']] });
  await addLogin(db, { login: 'carl', rights: [['payrolls', 'READ']] });
  for (const login of ['abel', 'bert']) {
    const rights: [string, string][] = [
      ['payrolls', 'READ'],
      ['payrolls', 'EDIT'],
    ];
    await addLogin(db, { login, types: ['office'], rights });
  }
}

type Short = { id: string; person?: string; status?: string; from?: string };

/** A payroll of November with three items: two of one job, one allowance. */
export async function addPayroll(db: Db, { id, person = 'person-cora', status, from }: Short): Promise<void> {
  const job = await plantItem(db, { person_id: person, double_booking: true });
  await db
    .insertInto('payroll')
    .values({
      id,
      number: `L-${id}`,
      person_id: person,
      from_day: from ?? '2026-10-01',
      to_day: from ? from.replace(/..$/, '28') : '2026-10-31',
      status: (status ?? 'released') as 'released',
      gross_minor: 50_000,
      net_minor: 40_000,
      currency: 'EUR',
      released_at: status === 'draft' ? null : new Date('2026-11-18T10:00:00Z'),
      released_by: status === 'draft' ? null : 'person-bert',
      window_ends_at: status === 'draft' ? null : new Date('2026-11-23T10:00:00Z'),
    })
    .execute();
  const item = { payroll_id: id, status: 'open' as const, planned_minutes: 600, paid_minutes: 600 };
  await insertAll(db, 'payroll_item', [
    {
      ...item,
      id: `${id}-1`,
      crew_item_id: job.id,
      caption: 'Load-in',
      day: '2026-10-05',
      checked_minutes: 615,
      approved_minutes: 600,
      amount_minor: 20_000,
      rank: 1,
    },
    {
      ...item,
      id: `${id}-2`,
      crew_item_id: job.id,
      caption: 'Load-out',
      day: '2026-10-06',
      checked_minutes: null,
      approved_minutes: null,
      amount_minor: 20_000,
      rank: 2,
    },
    {
      ...item,
      id: `${id}-3`,
      crew_item_id: null,
      caption: 'Night allowance',
      day: '2026-10-06',
      checked_minutes: null,
      approved_minutes: null,
      planned_minutes: 0,
      paid_minutes: 0,
      amount_minor: 10_000,
      rank: 3,
    },
  ]);
}

type Paper = {
  id: string;
  payroll: string;
  type: string;
  withheld?: boolean;
  owner?: string;
  fileId: string;
};

export async function addPayrollPaper(db: Db, paper: Paper): Promise<void> {
  const { id, payroll, type, withheld = false, owner = 'person-cora', fileId } = paper;
  await db
    .insertInto('document_type')
    .values({ id: type, caption: `Type ${type}` })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('document')
    .values({
      id,
      number: `D-${id}`,
      name: `Paper ${id}`,
      type_id: type,
      status: 'information',
      owner_id: owner,
      file_id: fileId,
      withheld,
      created_at: new Date('2026-11-18T10:00:00Z'),
    })
    .execute();
  await db
    .insertInto('document_link')
    .values({ document_id: id, subject_kind: 'payroll', subject_id: payroll })
    .execute();
}
