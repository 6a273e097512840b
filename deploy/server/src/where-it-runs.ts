import { loginsOfTenant } from './tools/demo/demo-logins.ts';
import { demoPassword, demoTenants } from './tools/demo/demo-tenants.ts';
import type { RunningServer } from './start-server.ts';

type Running = Pick<RunningServer, 'port' | 'tenants' | 'hosts' | 'demo' | 'releaseFaults' | 'asSuperuser'>;

const hostsNamed = 5;
const faultsNamed = 3;

const firstTenant = (embedded: boolean): string[] => [
  '  There is no tenant yet. Create the first one:',
  ...(embedded ? ['  (this server uses the embedded database: stop it first, start it again after)'] : []),
  '    pnpm tenant create "Your Company" --host crew.example.com --office "Jo Doe <jo@example.com>"',
  '  With CALLBOARD_DEMO=1 an empty database is filled with the demo, whose passwords everybody knows.',
];

/** The first of them, and how many more there are. */
const someOf = (all: readonly string[], most: number, between: string): string =>
  [...all.slice(0, most), ...(all.length > most ? [`and ${all.length - most} more`] : [])].join(between);

function warnings({ releaseFaults, asSuperuser }: Running): string[] {
  return [
    ...(releaseFaults.length > 0
      ? [
          '  People do not get the whole app: something is wrong with the releases (pnpm release check).',
          `    ${someOf(releaseFaults, faultsNamed, '\n    ')}`,
        ]
      : []),
    ...(asSuperuser
      ? [
          '  DATABASE_URL signs in as a superuser, who is bound by no rule of the database. Give the server a role of its',
          '  own (deploy/server/RUN.md).',
        ]
      : []),
  ];
}

/** What is said when the server is ready: where, what is wrong, and how to sign in to the demo or to get a tenant. */
export function whereItRuns(running: Running, embedded: boolean): string {
  const { port, tenants, hosts, demo } = running;
  const lines = [`Callboard is ready: http://localhost:${port}`, ...warnings(running)];
  if (tenants.length === 0) lines.push(...firstTenant(embedded));
  if (!demo) {
    if (hosts.length > 0) lines.push(`  Tenants answer on ${someOf(hosts, hostsNamed, ', ')}`);
    return lines.join('\n');
  }
  for (const { id, name, hosts } of demoTenants.filter((one) => tenants.includes(one.id))) {
    const logins = (loginsOfTenant[id] ?? []).map(({ login }) => login).join(', ');
    lines.push(`  ${name}  http://${hosts[0]}:${port}`, `    logins: ${logins}`);
  }
  lines.push(`  The password of every one is ${demoPassword}`);
  return lines.join('\n');
}
