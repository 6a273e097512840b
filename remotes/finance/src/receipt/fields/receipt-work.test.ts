import { workBody, workOf } from './receipt-work.ts';

const project = { id: 'p:1', number: '4711', name: 'Gala' };

test.each([
  ['a job', { crewItemId: 'i:1', project }, 'job:i:1', { crewItemId: 'i:1' }],
  ['a project', { crewItemId: null, project }, 'project:p:1', { crewItemId: null, projectId: 'p:1' }],
  ['nothing', { crewItemId: null, project: null }, '', { crewItemId: null, projectId: null }],
])('the work that a receipt is for: %s', (_, receipt, value, body) => {
  expect(workOf(receipt)).toBe(value);
  expect(workBody(value)).toEqual(body);
});
