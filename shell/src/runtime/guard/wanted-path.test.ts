import { safeWanted, signInPath } from './wanted-path.ts';

test.each([
  ['/mailbox', '', '/login?wanted=%2Fmailbox'],
  ['/mailbox', '?q=gate', '/login?wanted=%2Fmailbox%3Fq%3Dgate'],
  ['/', '', '/login'],
  ['/login', '?wanted=/x', '/login'],
  ['/', '?PID=4711', '/login?PID=4711'],
  ['/crews/1', '?PCID=PC-7&q=a', '/login?wanted=%2Fcrews%2F1%3Fq%3Da&PCID=PC-7'],
  ['/jobs', '?Password=hush&token=x', '/login?wanted=%2Fjobs'],
  ['/jobs', '?password=hush', '/login?wanted=%2Fjobs'],
])('%s%s is carried as %s', (pathname, search, expected) =>
  expect(signInPath({ pathname, search })).toBe(expected),
);

const exists = (pathname: string) => pathname === '/mailbox' || pathname === '/';
test.each([
  ['/mailbox?q=gate', '/mailbox?q=gate'],
  ['/mailbox?Password=hush&q=a', '/mailbox?q=a'],
  ['//evil.example/mailbox', null],
  ['/\\evil.example/mailbox', null],
  ['https://evil.example/mailbox', null],
  ['javascript:alert(1)', null],
  ['mailbox', null],
  ['/nowhere', null],
  ['', null],
  [null, null],
])('%s is followed as %s', (wanted, expected) =>
  expect(safeWanted(wanted, 'https://nordlicht.example', exists)).toBe(expected),
);
