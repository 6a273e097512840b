import { recorded } from './positions.ts';

const sent = (method: string, url: string, payload?: unknown) => ({ method, url, headers: {}, payload });
const placesOf = (call: ReturnType<typeof sent>) =>
  recorded(call)?.positions.map(({ at, value }) => [at, value]);

test('an id is found in the path, in the query and deep in the body', () => {
  expect(placesOf(sent('GET', '/api/v1/receipts/r-1?q=2'))).toEqual([
    ['path 2', 'r-1'],
    ['query q', '2'],
  ]);
  expect(placesOf(sent('POST', '/api/v1/receipts', { typeId: 't-1', items: [{ id: 'i-1' }, 7] }))).toEqual([
    ['body.typeId', 't-1'],
    ['body.items[].id', 'i-1'],
  ]);
});

test('another id stands in its place alone', () => {
  const call = sent('POST', '/api/v1/receipts/r-1', { typeId: 't-1', lines: ['a', 'b'] });
  const [inPath, , , second] = recorded(call)?.positions ?? [];
  expect(inPath?.with('r 2').url).toBe('/api/v1/receipts/r%202');
  expect(second?.with('c').payload).toEqual({ typeId: 't-1', lines: ['a', 'c'] });
});

test('a word of a path is no id, and what is no call of the contract has none', () => {
  expect(recorded(sent('GET', '/api/v1/projectCrewItems/conflicts?personId=p'))?.name).toBe(
    'crewItems.previewConflicts',
  );
  expect(recorded(sent('GET', '/readyz'))).toBeNull();
});
