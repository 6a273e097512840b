import { searchIn } from '@callboard/domain';
import { sql } from 'kysely';
import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { hasAll, inNamed, inText, searching, searchingAll } from './search.ts';
import type { Search } from './search.ts';

const server = serverWithPeople();
const names = [
  'Şükrü Öztürk',
  'Jana Müller',
  'Jan Möller',
  'Işıl Kaya',
  'Nikolaus Weiß',
  '100% Bühne',
  'a_b (c)',
];

/** As a list of the server finds them. */
const inSql = (q: string) =>
  server.inTenant('north', async (db) => {
    const find = async (search: Search) => {
      const { rows } = await sql<{ name: string }>`select name from unnest(${names}::text[])
        with ordinality as n(name, place) where ${hasAll(sql`fold_text(n.name)`, search)} order by place`.execute(
        db,
      );
      return { rows, total: rows.length };
    };
    return (await searching(q, find)).rows.map(({ name }) => name);
  });

test.each([
  ['', names.length],
  ['müller', 1],
  ['sukru ozturk', 1],
  ['isil', 1],
  ['weiss', 1],
  ['jan', 2],
  ['nikolqus', 1],
  ['nikolus', 1],
  ['nikolaaus', 1],
  ['mueller', 1],
  ['nikoalus', 1],
  ['jama mulker', 1],
  ['nokolqus', 0],
  ['100%', 1],
  ['1_%', 0],
  ['a_b', 1],
  ['(c)', 1],
])('a list of the server finds for "%s" what the phone finds', async (q, found) => {
  const answer = await inSql(q);
  expect(answer).toHaveLength(found);
  expect(answer).toEqual(searchIn(names, q, (name) => name));
});

test('what was found as typed costs no second look, and neither does what cannot be mistyped', async () => {
  const looks = async (q: string, total: number) => {
    const find = jest.fn<Promise<{ total: number }>, [Search]>(async () => ({ total }));
    await searching(q, find);
    return find.mock.calls.length;
  };
  expect(await looks('miller', 3)).toBe(1);
  expect(await looks('miller', 0)).toBe(2);
  expect(await looks('abc', 0)).toBe(1);
  expect(await looks('', 0)).toBe(1);
});

test('a search of all lists looks once more only for what can be mistyped, and only where nothing was found', async () => {
  const looks = async (q: string, found: readonly string[]) => {
    const find = jest.fn<Promise<readonly string[]>, []>(async () => found);
    await searchingAll(q, find);
    return find.mock.calls.length;
  };
  expect(await looks('miller', ['location'])).toBe(1);
  expect(await looks('miller', [])).toBe(2);
  expect(await looks('R-1234', [])).toBe(1);
});

test.each([
  ['jana', ['Jana Müller']],
  ['muller rigger', ['Jana Müller']],
  ['mulker righer', ['Jana Müller']],
  ['muller jan', ['Jana Müller']],
  ['nobody rigger', []],
  ['rigger', ['Jana Müller', 'Mo']],
])('each word of "%s" stands in one of several texts', async (q, expected) => {
  await server.inTenant('north', async (db) => {
    await db
      .insertInto('function')
      .values([
        { id: 'f-rigger', caption: 'Rigger', short: 'R', color: '#000000' },
        { id: 'f-hand', caption: 'Stagehand', short: 'S', color: '#000000' },
      ])
      .execute();
    const texts = [
      inText(sql`fold_text(n.name)`),
      inNamed('n.functionId', 'function', sql`fold_text(named.caption)`),
    ];
    const find = async (search: Search) => {
      const { rows } = await sql<{ name: string }>`select name from (values ('Jana Müller', 'f-rigger'),
        ('Jan Möller', 'f-hand'), ('Mo', 'f-rigger'), ('Nobody', null)) as n(name, "functionId")
        where ${hasAll(texts, search)} order by name`.execute(db);
      return { rows, total: rows.length };
    };
    expect((await searching(q, find)).rows.map(({ name }) => name)).toEqual(expected);
  });
});
