import type { EmailAddress } from '@callboard/contract';
import { nameOf, peopleOf } from './people.ts';

const person = (name: string): EmailAddress => ({ name, email: `${name.toLowerCase()}@example.org` });
const [petra, luc, zoe, office] = ['Petra', 'Luc', 'Zoë', 'Office'].map(person) as [
  EmailAddress,
  EmailAddress,
  EmailAddress,
  EmailAddress,
];

test.each([
  ['mail to the mailbox alone has no others', { from: petra, to: [office], cc: [] }, 0],
  ['everybody in to and cc counts', { from: petra, to: [office, luc], cc: [zoe] }, 2],
  ['whoever stands in to and cc counts once', { from: petra, to: [luc], cc: [luc, office] }, 1],
  ['a copy to oneself does not count', { from: petra, to: [petra, office], cc: [] }, 0],
  [
    'upper and lower case are the same address',
    { from: petra, to: [{ name: '', email: 'OFFICE@example.org' }], cc: [] },
    0,
  ],
  ['mail to nobody has no others', { from: petra, to: [], cc: [] }, 0],
])('%s', (_, row, others) => {
  expect(peopleOf(row, office.email)).toEqual({ sender: 'Petra', others });
});

test('who has no name is called by the address', () => {
  expect(nameOf({ name: '  ', email: 'gate@example.org' })).toBe('gate@example.org');
});
