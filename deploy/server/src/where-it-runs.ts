import { loginsOfTenant } from './tools/demo/demo-logins.ts';
import { demoPassword, demoTenants } from './tools/demo/demo-tenants.ts';
import type { RunningServer } from './start-server.ts';

type Running = Pick<RunningServer, 'port' | 'tenants' | 'demo'>;

const firstTenant = (embedded: boolean): string[] => [
  '  There is no tenant yet. Create the first one:',
  ...(embedded ? ['  (this server uses the embedded database: stop it first, start it again after)'] : []),
  '    pnpm tenant create "Your Company" --host crew.example.com --office "Jo Doe <jo@example.com>"',
  '  With CALLBOARD_DEMO=1 an empty database is filled with the demo, whose passwords everybody knows.',
];

/** What is said when the server is ready: where, and how to sign in to the demo or to get a tenant. */
export function whereItRuns({ port, tenants, demo }: Running, embedded: boolean): string {
  const lines = [`Callboard is ready: http://localhost:${port}`];
  if (tenants.length === 0) lines.push(...firstTenant(embedded));
  if (!demo) return lines.join('\n');
  for (const { id, name, hosts } of demoTenants.filter((one) => tenants.includes(one.id))) {
    const logins = (loginsOfTenant[id] ?? []).map(({ login }) => login).join(', ');
    lines.push(`  ${name}  http://${hosts[0]}:${port}`, `    logins: ${logins}`);
  }
  lines.push(`  The password of every one is ${demoPassword}`);
  return lines.join('\n');
}
