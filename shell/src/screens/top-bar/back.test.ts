import type { TokenType } from '@callboard/contract';
import { above, showsBack } from './back.ts';

const who = (tokenType: TokenType) => ({
  identity: { tokenType, roles: [], rights: {}, mailboxRights: {} },
  person: tokenType === 'user',
  subject: '4711',
});

test.each([
  ['a person on home', '/', who('user'), false],
  ['a person on a mail', '/email-messages/1', who('user'), true],
  ['a person on a project', '/projects/4711', who('user'), true],
  ['a project login on its project', '/projects/4711', who('project'), false],
  ['a project login on a crew', '/crews/1', who('project'), true],
  ['a plus-crew login on its data', '/plus-crews/PC-7/data', who('pluscrew'), false],
  ['nobody', '/version', { identity: null, person: false, subject: null }, false],
])('%s', (_, path, visitor, expected) => expect(showsBack(path, visitor)).toBe(expected));

test.each([
  ['/jobs/7/contact-project-manager', '/jobs/7'],
  ['/email-messages/7', '/'],
  ['/help', '/'],
])('a page opened directly goes back from %s to %s', (path, expected) =>
  expect(above(path, (found) => found === '/jobs/7' || found === '/jobs', '/')).toBe(expected),
);
