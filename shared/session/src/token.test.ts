import { payloadFor, tokenFor } from '@callboard/testing';
import { identityOf, isLive, readToken } from './token.ts';

test('a token is read, accents included', () => {
  expect(readToken(tokenFor({ name: 'Zoë Ŵyn' }))?.loginData.person?.name).toBe('Zoë Ŵyn');
});

test.each([
  ['no token', null],
  ['an empty one', ''],
  ['a word', 'hello'],
  ['two parts of nonsense', 'a.%%%.c'],
  ['no JSON', `a.${btoa('nonsense')}.c`],
  ['JSON of another shape', `a.${btoa('{"exp":1}')}.c`],
  ['JSON null', `a.${btoa('null')}.c`],
])('%s is nobody, silently', (_, token) => expect(readToken(token)).toBeNull());

test('a token is valid while its exp is in the future', () => {
  const payload = payloadFor({ exp: 1000 });
  expect(isLive(payload, 999_999)).toBe(true);
  expect(isLive(payload, 1_000_000)).toBe(false);
});

test.each([
  [['Operations'], ['planner']],
  [['Planning', 'PLANNERS'], ['planner']],
  [
    ['Crew', 'Clients'],
    ['crew', 'client'],
  ],
  [['Office'], ['office']],
  [['toString', 'Astronauts'], []],
])('login types %j count as %j', (captions, roles) => {
  expect(identityOf(payloadFor({ captions }), {}, {}).roles).toEqual(roles);
});

test.each([
  ['project', 'project'],
  ['pluscrew', 'pluscrew'],
  ['user', 'user'],
  ['something new', 'user'],
])('a token of type %s is a %s login', (type, expected) => {
  expect(identityOf(payloadFor({ type }), {}, {}).tokenType).toBe(expected);
});

test.each([null, 'READ', 7, [], ['payrolls'], { payrolls: 'READ' }, { payrolls: null }])(
  'rights garbled as %j are no rights',
  (stored) =>
    expect(identityOf(payloadFor({}), stored, stored)).toMatchObject({ rights: {}, mailboxRights: {} }),
);

test('rights count as far as they are readable', () => {
  const rights = { payrolls: ['READ', 5], mailboxes: { READ: true } };
  expect(identityOf(payloadFor({}), rights, null).rights).toEqual({ payrolls: ['READ'] });
});
