import { whereItRuns } from './where-it-runs.ts';

const running = {
  port: 4000,
  tenants: ['nordwind'],
  hosts: ['crew.nordwind.example'],
  demo: false,
  releaseFaults: [],
  asSuperuser: false,
};

test('hosts on which tenants answer are named', () =>
  expect(whereItRuns(running, false)).toBe(
    'Callboard is ready: http://localhost:4000\n  Tenants answer on crew.nordwind.example',
  ));

test('of many hosts five are named', () => {
  const hosts = Array.from({ length: 7 }, (_, at) => `crew-${at}.example`);
  expect(whereItRuns({ ...running, hosts }, false)).toContain(
    'crew-0.example, crew-1.example, crew-2.example, crew-3.example, crew-4.example, and 2 more',
  );
});

test('releases that people do not get are said with the command that says more', () => {
  const said = whereItRuns({ ...running, releaseFaults: ['current.json is not there.'] }, false);
  expect(said).toMatch(/the releases \(pnpm release check\)\.\n {4}current\.json is not there\.\n/);
});

test('a superuser is said', () =>
  expect(whereItRuns({ ...running, asSuperuser: true }, false)).toMatch(/as a superuser, .*\n.*RUN\.md/));

test('without a tenant there is the command that makes the first one', () =>
  expect(whereItRuns({ ...running, tenants: [], hosts: [] }, true)).toContain('pnpm tenant create'));
