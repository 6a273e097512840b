import { addLogin } from './people.fixture.ts';
import type { Db } from '#platform/db/tables.ts';
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
  const job = await plantItem(db, { personId: person, doubleBooking: true });
  await db
    .insertInto('payroll')
    .values({
      id,
      number: `L-${id}`,
      personId: person,
      fromDay: from ?? '2026-10-01',
      toDay: from ? from.replace(/..$/, '28') : '2026-10-31',
      status: (status ?? 'released') as 'released',
      grossMinor: 50_000,
      netMinor: 40_000,
      currency: 'EUR',
      releasedAt: status === 'draft' ? null : new Date('2026-11-18T10:00:00Z'),
      releasedBy: status === 'draft' ? null : 'person-bert',
      windowEndsAt: status === 'draft' ? null : new Date('2026-11-23T10:00:00Z'),
    })
    .execute();
  const item = { payrollId: id, status: 'open' as const, plannedMinutes: 600, paidMinutes: 600 };
  await insertAll(db, 'payrollItem', [
    {
      ...item,
      id: `${id}-1`,
      crewItemId: job.id,
      caption: 'Load-in',
      day: '2026-10-05',
      checkedMinutes: 615,
      approvedMinutes: 600,
      amountMinor: 20_000,
      rank: 1,
    },
    {
      ...item,
      id: `${id}-2`,
      crewItemId: job.id,
      caption: 'Load-out',
      day: '2026-10-06',
      checkedMinutes: null,
      approvedMinutes: null,
      amountMinor: 20_000,
      rank: 2,
    },
    {
      ...item,
      id: `${id}-3`,
      crewItemId: null,
      caption: 'Night allowance',
      day: '2026-10-06',
      checkedMinutes: null,
      approvedMinutes: null,
      plannedMinutes: 0,
      paidMinutes: 0,
      amountMinor: 10_000,
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
    .insertInto('documentType')
    .values({ id: type, caption: `Type ${type}` })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('document')
    .values({
      id,
      number: `D-${id}`,
      name: `Paper ${id}`,
      typeId: type,
      status: 'information',
      ownerId: owner,
      fileId,
      withheld,
      createdAt: new Date('2026-11-18T10:00:00Z'),
    })
    .execute();
  await db
    .insertInto('documentLink')
    .values({ documentId: id, subjectKind: 'payroll', subjectId: payroll })
    .execute();
}
