import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { hasPostgres, startCluster } from './tools/testing/postgres-cluster.ts';
import type { Cluster } from './tools/testing/postgres-cluster.ts';

// Follows RUN.md as far as one machine without nginx and systemd can.
jest.setTimeout(180_000);

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(import.meta.dirname, '../RUN.md'), 'utf8');

/** What stands in the code blocks of a section. */
function blocksOf(section: string): string[] {
  const text = page.split(/^## /m).find((one) => one.startsWith(section));
  if (!text) throw new Error(`RUN.md has no section "${section}".`);
  return [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].map(([, block = '']) => block);
}
const settingsIn = (block = ''): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  );
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const environmentSaid = settingsIn(blocksOf('3.')[1]);
const unit = settingsIn(blocksOf('4.')[0]);
const nginx = blocksOf('6.')[0] ?? '';

test('the service starts a program that is there, with what the environment file says', () => {
  const [node, program = ''] = (unit['ExecStart'] ?? '').split(' ');
  expect(node).toBe('/opt/callboard/node_modules/.bin/node');
  expect(existsSync(join(root, program))).toBe(true);
  expect(unit['WorkingDirectory']).toBe('/opt/callboard');
  expect(environmentSaid['CALLBOARD_DATA']).toBe(`/var/lib/${unit['StateDirectory']}`);
});

test('every command of pnpm on the page is one of the workspace', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = new Set([...page.matchAll(/\bpnpm ([a-z-]+)/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(4);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('the proxy leads to the port of the environment, tells who calls, and logs no query', () => {
  expect(nginx.match(/proxy_pass (\S+);/g)).toEqual(
    Array.from(
      { length: 2 },
      () => `proxy_pass http://${environmentSaid['HOST']}:${environmentSaid['PORT']};`,
    ),
  );
  for (const header of ['Host $host', 'X-Forwarded-Host $host', 'X-Forwarded-Proto $scheme'])
    expect(nginx).toContain(`proxy_set_header ${header};`);
  expect(nginx).toMatch(/location = \/api\/v1\/live \{[^}]*proxy_buffering off;/);
  expect(/log_format[^;]*/.exec(nginx)?.[0]).not.toMatch(/\$(request|args|request_uri|http_referer)\b/);
});

(hasPostgres() ? describe : describe.skip)('on a PostgreSQL', () => {
  let cluster: Cluster;
  let folder = '';
  let environment: Record<string, string> = {};
  beforeAll(async () => {
    cluster = await startCluster();
    folder = await mkdtemp(join(tmpdir(), 'callboard-run-'));
    const { username, pathname } = new URL(environmentSaid['DATABASE_URL'] ?? '');
    const { SMTP_URL: _, ...said } = environmentSaid;
    environment = {
      PATH: process.env['PATH'] ?? '',
      ...said,
      PORT: '0',
      // The cluster of the tests has a socket instead of an address, and asks for no password.
      DATABASE_URL: cluster.url(pathname.slice(1), username),
      CALLBOARD_DATA: join(folder, 'data'),
      CALLBOARD_RELEASES: join(folder, 'releases'),
      CALLBOARD_MASTER_KEY_FILE: join(folder, 'master.key'),
    };
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** One line of the page, with places of this test. */
  function run(line: string): string {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const moved = line
      .replace('/etc/callboard', folder)
      .replace('/var/backups/callboard/', `${folder}/`)
      .replace('$(date +%F)', 'tonight');
    const [, name = '', ...args] = wordsOf(moved);
    const [, ...script] = (scripts[name] ?? '').split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], {
      cwd: root,
      env: environment,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
    return stdout;
  }
  const lineWith = (section: string, beginning: string): string => {
    const line = blocksOf(section)
      .join('\n')
      .split('\n')
      .find((one) => one.startsWith(beginning));
    if (!line) throw new Error(`RUN.md says no "${beginning}" in "${section}".`);
    return line;
  };

  test('its SQL, key, environment and commands make a server that a tenant uses and that is kept', async () => {
    const admin = new Client({ connectionString: cluster.url('postgres') });
    await admin.connect();
    for (const statement of (blocksOf('2.')[0] ?? '').split(';').map((one) => one.trim()))
      if (statement) await admin.query(statement);
    await admin.end();
    expect(run(lineWith('3.', 'pnpm keys make'))).toContain('The master key is in');
    const create = lineWith('5.', 'pnpm tenant create');
    expect(run(create)).toContain('https://crew.example.com/welcome/');

    const [, program = ''] = (unit['ExecStart'] ?? '').split(' ');
    const server = spawn(process.execPath, [program], { cwd: root, env: environment });
    const ended = new Promise((done) => server.once('exit', done));
    try {
      let said = '';
      const port = await new Promise<string>((found, failed) => {
        const hear = (chunk: Buffer) => {
          said += chunk.toString();
          const at = /is ready: http:\/\/localhost:(\d+)[^]*Tenants answer on/.exec(said)?.[1];
          if (at) found(at);
        };
        server.stdout.on('data', hear);
        server.stderr.on('data', hear);
        void ended.then(() => failed(new Error(said)));
      });
      expect(said).toContain('Tenants answer on crew.example.com');
      expect(said).not.toContain('superuser');
      const address = `http://127.0.0.1:${port}`;
      const health = await fetch(
        address + new URL(/http:\S+/.exec(blocksOf('7.')[0] ?? '')?.[0] ?? '').pathname,
      );
      expect(health.status).toBe(200);
      // As the proxy of the page tells it: the host that was asked for, by HTTPS.
      const settings = await fetch(`${address}/api/v1/startUp/settings`, {
        headers: {
          'x-forwarded-for': '192.0.2.7',
          'x-forwarded-host': 'crew.example.com',
          'x-forwarded-proto': 'https',
        },
      });
      expect(await settings.json()).toMatchObject({ name: 'Your Company' });
      expect(run(lineWith('8.', 'pnpm backup'))).toContain(
        'restored into an empty place, rows and files are the same',
      );
    } finally {
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});
