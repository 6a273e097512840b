import { client, person, also, anyone, signedIn } from '@callboard/contract';
import type { Identity } from '@callboard/contract';
import { judge, landingOf } from './guard.ts';
import type { Visitor } from './guard.ts';

const identity = (part: Partial<Identity> = {}): Identity => ({
  tokenType: 'user',
  roles: [],
  rights: {},
  mailboxRights: {},
  ...part,
});
const nobody: Visitor = { identity: null, person: false, subject: null };
const somebody: Visitor = { identity: identity(), person: true, subject: null };
const project: Visitor = { identity: identity({ tokenType: 'project' }), person: false, subject: '4711' };
const plusCrew: Visitor = { identity: identity({ tokenType: 'pluscrew' }), person: false, subject: 'PC-7' };
const projectToo = also(client.with('projects'), 'project');
const plusCrewToo = also(person.with('plusCrews'), 'pluscrew');

describe('a project login', () => {
  test.each([
    '/projects/4711',
    '/projects/4711/contact-project-manager',
    '/crews/12',
    '/crews/12/contact-crew-chief',
    '/crews/12/contact-crew-member/9',
    '/locations/3',
  ])('opens %s', (path) => expect(judge(path, projectToo, project)).toEqual({ kind: 'open' }));

  test.each([
    '/',
    '/help',
    '/projects',
    '/projects/4712',
    '/projects/4711/documents',
    '/crews/12/check-in',
    '/crews/12/contact-contact-on-site',
    '/jobs',
    '/mailbox',
    '/plus-crews/4711',
  ])('does not open %s, and is told what it shows', (path) =>
    expect(judge(path, signedIn, project)).toEqual({ kind: 'limited', type: 'project', number: '4711' }),
  );

  test('stays out where the page itself does not let it in', () =>
    expect(judge('/crews/12', client, project)).toMatchObject({ kind: 'limited' }));
});

describe('a plus-crew login', () => {
  test.each(['/plus-crews/PC-7', '/plus-crews/PC-7/data'])('opens %s', (path) =>
    expect(judge(path, plusCrewToo, plusCrew)).toEqual({ kind: 'open' }),
  );

  test.each([
    '/',
    '/plus-crews',
    '/plus-crews/PC-8',
    '/plus-crews/PC-7/settings',
    '/projects/PC-7',
    '/crews/1',
  ])('does not open %s', (path) =>
    expect(judge(path, signedIn, plusCrew)).toEqual({ kind: 'limited', type: 'pluscrew', number: 'PC-7' }),
  );
});

describe('everybody else', () => {
  test('is sent to sign in without a login', () =>
    expect(judge('/mailbox', person, nobody)).toEqual({ kind: 'sign-in' }));
  test('is sent to sign in when the login belongs to no person', () =>
    expect(judge('/mailbox', person, { ...somebody, person: false })).toEqual({ kind: 'sign-in' }));
  test('opens what a person may', () => expect(judge('/help', person, somebody)).toEqual({ kind: 'open' }));
  test('is told which right is missing', () =>
    expect(judge('/mailbox', person.with('mailboxes'), somebody)).toEqual({
      kind: 'refused',
      refusal: { why: 'right', right: 'mailboxes', permission: 'READ' },
    }));
  test.each([
    ['a visitor', nobody],
    ['a person', somebody],
    ['a project login', project],
    ['a plus-crew login', plusCrew],
  ])('%s opens what is open to anyone', (_, who) =>
    expect(judge('/unsubscribe/x', anyone, who)).toEqual({ kind: 'open' }),
  );
});

test.each([
  ['a person', somebody, '/'],
  ['a project login', project, '/projects/4711'],
  ['a plus-crew login', plusCrew, '/plus-crews/PC-7'],
])('%s begins at its own page', (_, who, path) => expect(landingOf(who)).toBe(path));
