import { parseArgs } from 'node:util';
import type { Database } from '#platform/db/database.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { hashForLog } from '#platform/log/log.ts';
import { openReady } from '#platform/db/open/open-ready.ts';
import type { Environment } from '#platform/environment.ts';
import { linkHours } from '../../areas/account/session/password/add-link.ts';
import { createTenant } from './create-tenant.ts';
import { knownBundles } from './known-bundles.ts';
import { readAddress } from './arguments/read-address.ts';
import { readBundles } from './arguments/read-bundles.ts';
import { readCreate } from './arguments/read-create.ts';
import { readMessages } from './arguments/read-messages.ts';
import { dayOf, readSeal } from './arguments/read-seal.ts';
import { readSeller } from './arguments/read-seller.ts';
import { readStepUp } from './arguments/read-step-up.ts';
import { TenantCommandRefused } from './arguments/refused.ts';
import { setTenantAddress } from './set-address.ts';
import { setTenantMessages } from './set-messages.ts';
import { setTenantSeal } from './set-seal.ts';
import { setSeller } from './set-seller.ts';
import { setTenantStepUp } from './set-step-up.ts';
import { switchTenantBundles } from './switch-bundles.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import { usage } from './usage.ts';

type Work = (database: Database, environment: Environment) => Promise<string>;

function create(args: readonly string[], known: readonly string[]): Work {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      host: { type: 'string', multiple: true },
      address: { type: 'string' },
      office: { type: 'string' },
      login: { type: 'string' },
      language: { type: 'string' },
      'one-language': { type: 'boolean' },
      theme: { type: 'string' },
      'time-zone': { type: 'string' },
      bundles: { type: 'string' },
      id: { type: 'string' },
    },
  });
  if (positionals.length > 1)
    throw new TenantCommandRefused(`Put a name of several words in quotes: "${positionals.join(' ')}".`);
  const wanted = readCreate(positionals[0] ?? '', values, known);
  return async (database, { port }) => {
    const { link, until, again } = await createTenant(database, wanted, { now: new Date(), port });
    const when = until.toLocaleString('en-GB', { timeZone: wanted.timeZone, timeZoneName: 'short' });
    return [
      again ? `The tenant "${wanted.id}" was there already.` : `The tenant "${wanted.id}" is made.`,
      `  answers on   ${wanted.hosts.join(', ')}`,
      `  signs in     ${wanted.office.login}`,
      `  welcome link ${link}`,
      `The link sets the first password, once, within ${linkHours} h (until ${when}).`,
      ...(again ? ['The links before it work no more.'] : []),
    ].join('\n');
  };
}

function bundles([tenant = '', ...changes]: readonly string[], known: readonly string[]): Work {
  if (!tenant || changes.length === 0)
    throw new TenantCommandRefused('Which tenant, and what? pnpm tenant bundles <tenant> +finance -mailbox');
  const wanted = readBundles(changes, known);
  return async (database) => {
    const { bundles: now, changed } = await switchTenantBundles(database, tenant, wanted, new Date());
    const has = `"${tenant}" has ${now.join(', ') || 'no bundles'}.`;
    return changed ? `${has}\nOpen pages follow at their next safe moment.` : `${has} Nothing changed.`;
  };
}

function seller(args: readonly string[]): Work {
  const text = { type: 'string' } as const;
  const options = { name: text, street: text, zip: text, city: text, country: text, vat: text, iban: text };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [tenant = ''] = positionals;
  const wanted = readSeller(tenant, values);
  return async (database) => {
    await setSeller(database, tenant, wanted);
    return `Invoices of "${tenant}" are written by ${wanted.name}, ${wanted.vatNumber}.`;
  };
}

function address([tenant = '', text = '']: readonly string[]): Work {
  const wanted = readAddress(tenant, text);
  return async (database) => {
    await setTenantAddress(database, tenant, wanted);
    return `Links in mails of "${tenant}" lead to ${wanted ?? 'the host that is asked'}.`;
  };
}

function stepUp(args: readonly string[]): Work {
  const { tenant, wanted } = readStepUp(args);
  return async (database) => {
    await setTenantStepUp(database, tenant, wanted);
    const { kinds, minutes } = wanted;
    return kinds.length > 0
      ? `"${tenant}" asks for a fresh proof before ${kinds.join(', ')}; one counts for ${minutes} minutes.`
      : `"${tenant}" asks for no fresh proof.`;
  };
}

function seal([tenant = '', ...files]: readonly string[]): Work {
  const now = new Date();
  const wanted = readSeal([tenant, ...files], now);
  return async (database, environment) => {
    const { keys } = await openKeys(database, environment);
    await setTenantSeal(database, tenant, { seal: wanted, keys, at: now });
    return `Papers of "${tenant}" are sealed by ${wanted.subject}, until ${dayOf(wanted.until)}.`;
  };
}

function messages(args: readonly string[]): Work {
  const text = { type: 'string' } as const;
  const options = { address: text, method: text, body: text, header: { ...text, multiple: true } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [tenant = ''] = positionals;
  const wanted = readMessages(positionals, values);
  return async (database, environment) => {
    const { keys } = await openKeys(database, environment);
    await setTenantMessages(database, tenant, { wanted, keys, at: new Date() });
    return wanted
      ? `Text messages of "${tenant}" go out by ${wanted.host}.`
      : `"${tenant}" sends no text messages.`;
  };
}

/** How tenants stand in the log. Nothing else of a list needs the master key. */
async function hashesOf(database: Database, environment: Environment): Promise<(id: string) => string> {
  try {
    const { keys } = await openKeys(database, environment);
    const { bytes } = keys.current('log', new Date());
    return (id) => hashForLog(bytes, id);
  } catch (error) {
    if ((error as Error).name !== 'BadMasterKey') throw error;
    return () => 'not known without the master key';
  }
}

const list: Work = async (database, environment) => {
  const tenants = await database.asOwner(tenantRows);
  if (tenants.length === 0) return 'There is no tenant yet. pnpm tenant --help says how to create one.';
  const inLogs = await hashesOf(database, environment);
  return tenants
    .map(({ id, name, hosts, bundles: has, address: leads }) =>
      [
        `${id}  ${name}`,
        `  hosts    ${hosts.join(', ')}`,
        ...(leads ? [`  links    ${leads}`] : []),
        `  bundles  ${has.join(', ') || 'none'}`,
        `  in logs  ${inLogs(id)}`,
      ].join('\n'),
    )
    .join('\n');
};

function workOf(what: string | undefined, args: readonly string[], known: readonly string[]): Work {
  if (what === 'create') return create(args, known);
  if (what === 'bundles') return bundles(args, known);
  if (what === 'seller') return seller(args);
  if (what === 'address') return address(args);
  if (what === 'step-up') return stepUp(args);
  if (what === 'seal') return seal(args);
  if (what === 'messages') return messages(args);
  if (what === 'list') return list;
  throw new TenantCommandRefused(usage);
}

/** What the command says. Everything that can be wrong with its words is found before the database is opened. */
export async function runCommand(args: readonly string[], environment: () => Environment): Promise<string> {
  const [what, ...rest] = args;
  if (args.some((arg) => arg === '--help' || arg === '-h')) return usage;
  const place = environment();
  const work = workOf(what, rest, knownBundles(place.releases));
  const { database } = await openReady(place);
  try {
    return await work(database, place);
  } finally {
    await database.close();
  }
}
