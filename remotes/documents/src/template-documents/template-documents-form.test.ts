import type { FilledTemplate } from '@callboard/contract';
import {
  missingTexts,
  noDocuments,
  templateDocumentsBody,
  templateDocumentsProblems,
} from './template-documents-form.ts';

const of = (id: string, missing: FilledTemplate['missing'] = []): FilledTemplate => ({
  person: { id, name: id },
  values: [],
  missing,
});
const choice = (id: string) => ({ id, name: id });
const problemsOf = (people: number, filled: FilledTemplate[] = []) =>
  templateDocumentsProblems(
    { ...noDocuments, templateId: 't', people: Array.from({ length: people }, (_, at) => choice(`p-${at}`)) },
    { filled, today: '2027-01-01', missingText: (missing) => missing.map(({ field }) => field).join() },
  );

test('fields of the tenant are asked once for everybody, and before those of each person', () => {
  const filled = [of('ada', ['person.birthday', 'tenant.address']), of('ben', ['tenant.address'])];
  expect(missingTexts(filled)).toEqual([
    { owner: 'everybody', name: null, field: 'tenant.address' },
    { owner: 'ada', name: 'ada', field: 'person.birthday' },
  ]);
});

test('at most fifty people in one go, and at least one', () => {
  expect(problemsOf(50)).toEqual([]);
  expect(problemsOf(51)).toEqual([{ path: 'people', code: 'too_big', params: { max: 50 } }]);
  expect(problemsOf(0)).toEqual([{ path: 'people', code: 'required' }]);
  expect(problemsOf(1, [of('p-0', ['today'])])).toEqual([{ path: 'typed', code: 'required', text: 'today' }]);
});

test('typed values go only where something is missing; a person chosen and not added gets one too', () => {
  const values = {
    ...noDocuments,
    templateId: 't',
    people: [choice('ada')],
    chosen: choice('ben'),
    typed: {
      ada: { 'person.birthday': 'typed too much' },
      ben: { 'person.birthday': ' 1 May ' },
      everybody: { 'tenant.address': 'Kai 1' },
    },
  } as const;
  const filled = [of('ada', ['tenant.address']), of('ben', ['person.birthday', 'tenant.address'])];
  const address = { field: 'tenant.address', text: 'Kai 1' };
  expect(templateDocumentsBody(values, { filled, zone: 'Europe/Vienna' })).toEqual({
    people: [
      { personId: 'ada', typed: [address] },
      { personId: 'ben', typed: [{ field: 'person.birthday', text: '1 May' }, address] },
    ],
  });
});
