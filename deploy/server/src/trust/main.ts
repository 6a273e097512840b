/** `pnpm trust <name>`: runs one of the long proofs and prints its figure; without a name it says which there are. */
import type { TrustCommand } from './verdict.ts';

const commands: Readonly<Record<string, { about: string; load: () => Promise<{ run: TrustCommand }> }>> = {
  authorisation: {
    about: 'every endpoint × every actor × as in the demo, without rights, with all rights',
    load: () => import('./authorisation.ts'),
  },
  swap: {
    about: 'ids of another tenant and of other people in every call: nothing leaks, foreign is missing',
    load: () => import('./swap.ts'),
  },
  answers: {
    about: 'answers of every readable endpoint against their strict shape',
    load: () => import('./answers.ts'),
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
  'killed-jobs': {
    about: 'kill -9 in the middle of jobs, [10] times',
    load: () => import('./killed-jobs.ts'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.log('pnpm trust <name>, one of:');
  for (const [known, { about }] of Object.entries(commands)) console.log(`  ${known.padEnd(16)}${about}`);
  process.exit(name === '' ? 0 : 1);
}
const began = Date.now();
const { run } = await command.load();
const { figure, holds, wrong = [] } = await run(args);
for (const line of wrong.slice(0, 200)) console.log(`  ${line}`);
if (wrong.length > 200) console.log(`  … and ${wrong.length - 200} more`);
console.log(
  `${holds ? 'holds' : 'FAILS'}: ${name}: ${figure} (${Math.round((Date.now() - began) / 1_000)} s)`,
);
process.exit(holds ? 0 : 1);
