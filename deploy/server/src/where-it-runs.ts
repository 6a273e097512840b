import { loginsOfTenant } from './seed/demo-logins.ts';
import { demoPassword, demoTenants } from './seed/demo-tenants.ts';

/** What is said when the server is ready: where, and with the demo how to sign in. */
export function whereItRuns(port: number, tenants: readonly string[]): string {
  const lines = [`Callboard is ready: http://localhost:${port}`];
  const demo = demoTenants.filter(({ id }) => tenants.includes(id));
  for (const { id, name, hosts } of demo) {
    const logins = (loginsOfTenant[id] ?? []).map(({ login }) => login).join(', ');
    lines.push(`  ${name}  http://${hosts[0]}:${port}`, `    logins: ${logins}`);
  }
  if (demo.length > 0) lines.push(`  The password of every one is ${demoPassword}`);
  return lines.join('\n');
}
