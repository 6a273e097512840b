/** `pnpm trust <name>`: runs one of the long proofs and prints its figure; without a name it says which there are. `--small`: as little as works. */
import { availableParallelism, loadavg } from 'node:os';
import { privateUmask } from '#platform/data-folder/private-modes.ts';
import type { TrustCommand } from './own-server/verdict.ts';

process.umask(privateUmask);

const commands: Readonly<Record<string, { about: string; load: () => Promise<{ run: TrustCommand }> }>> = {
  authorisation: {
    about: 'every endpoint × every actor × as in the demo, without rights, with all rights',
    load: () => import('./endpoints/authorisation.ts'),
  },
  swap: {
    about:
      'ids of another tenant and of other people in the calls of [all] tests: nothing leaks, foreign is missing',
    load: () => import('./swap.ts'),
  },
  answers: {
    about: 'answers of every readable endpoint against their strict shape',
    load: () => import('./endpoints/answers.ts'),
  },
  fuzz: { about: 'bad input, [1000] runs a route', load: () => import('./fuzz.ts') },
  'dropped-answer': {
    about: 'the answer is lost after the commit, [200] times: nothing doubled',
    load: () => import('./dropped-answer.ts'),
  },
  signers: { about: '50 signers at once, [200] documents', load: () => import('./signers-command.ts') },
  kill: { about: 'kill -9 under writes, [200] times on each engine', load: () => import('./kill.ts') },
  restart: { about: 'PostgreSQL restarted under load, [3] times', load: () => import('./restart.ts') },
  'full-disk': { about: 'a disk that is full, and free again', load: () => import('./full-disk.ts') },
  'two-processes': {
    about: 'two processes on one folder and on one database',
    load: () => import('./two-processes.ts'),
  },
  logs: {
    about: '200 canaries in everything that is sent: none in the log',
    load: () => import('./logs.ts'),
  },
  jobs: {
    about: 'how fast jobs are done on both engines: one idle, [1000] of one transaction',
    load: () => import('./jobs.ts'),
  },
  neighbour: {
    about:
      'reads of a tenant for [60] seconds while another sends huge pictures, signs in and lets photos be read',
    load: () => import('./neighbour.ts'),
  },
  soak: {
    about: '[60] minutes of 20 calls a second, then 60 large files of nobody: memory and handles stay flat',
    load: () => import('./soak.ts'),
  },
  'killed-jobs': {
    about: 'kill -9 in the middle of jobs, [10] times',
    load: () => import('./killed-jobs.ts'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.log('pnpm trust <name> [times] [--small], one of:');
  for (const [known, { about }] of Object.entries(commands)) console.log(`  ${known.padEnd(16)}${about}`);
  process.exit(name === '' ? 0 : 1);
}
const times = args.find((arg) => arg !== '--small');
if (times !== undefined && !(Number(times) > 0)) {
  console.log(`"${times}" is no number. pnpm trust ${name} [times] [--small]`);
  process.exit(1);
}
const began = Date.now();
const { run } = await command.load();
const { figure, holds, wrong = [] } = await run(args);
for (const line of wrong.slice(0, 200)) console.log(`  ${line}`);
if (wrong.length > 200) console.log(`  … and ${wrong.length - 200} more`);
const [load = 0] = loadavg();
const seconds = Math.round((Date.now() - began) / 1_000);
const rows = [
  ['proof', name],
  ['holds', holds ? 'yes' : 'NO'],
  ...figure.split('; ').map((part, at) => [at === 0 ? 'figure' : '', part]),
  ['took', `${seconds} s, ${availableParallelism()} cores, load ${load.toFixed(1)}`],
];
for (const [what = '', said = ''] of rows) console.log(`| ${what.padEnd(6)} | ${said}`);
process.exit(holds ? 0 : 1);
