import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from './root.ts';
import { madeTables, tablesOf } from './table-writers.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const forTests = /[.](?:test|fixture)[.]ts$|\/migrations\//;

/** What people can see and nobody can bring about: only the demo and a command of the operator make such rows. */
const withoutWriter = [
  'bankHoliday',
  'catalogueEntry',
  'clientMark',
  'company',
  'contact',
  'crewInfo',
  'emailAttachment',
  'emailMessage',
  'form',
  'formAssignment',
  'formQuestion',
  'function',
  'functionSkill',
  'login',
  'loginMailboxRight',
  'loginRight',
  'loginType',
  'mailbox',
  'mailboxReader',
  'mobileDocument',
  'person',
  'personFunction',
  'personTag',
  'plusCrew',
  'plusCrewMember',
  'plusCrewValue',
  'projectContact',
  'rateCard',
  'rateCardItem',
  'receiptTemplate',
  'skill',
  'staffContract',
  'staffContractVersion',
  'tenantCompany',
  'tenantSetting',
  'unsubscribeLink',
];

test('rows of every table are made by a call of the server', () => {
  const sources = trackedFiles('deploy/server/src/areas/*.ts', 'deploy/server/src/platform/*.ts').filter(
    (path) => !forTests.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const made = new Set(sources.flatMap((path) => madeTables(read(path))));
  const tables = tablesOf(read('deploy/server/generated/tables.ts'));
  expect(tables.length).toBeGreaterThan(100);
  // One that has got its writer leaves the list.
  expect(tables.filter((table) => !made.has(table))).toEqual(withoutWriter);
});

test.each([
  ['the builder', "db\n  .insertInto('crew').values(row)", ['crew']],
  ['a builder over two lines', "db.insertInto(\n  'rateCard',\n)", ['rateCard']],
  ['SQL', 'sql`insert into "crewItem" (id) values (1)`', ['crewItem']],
  ['SQL without quotes', 'sql`insert into crew select 1`', ['crew']],
  ['a change', "db.updateTable('crew').set(row)", []],
  ['a question', "db.selectFrom('crew')", []],
])('rows made by %s', (_, source, tables) => {
  expect(madeTables(source)).toEqual(tables);
});
