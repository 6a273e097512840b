import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../serve.mjs');

test('another Node is told which one is needed, and how to start it', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Callboard needs Node 24, and this is 20.20.2. After one "npm start" the right one lies in the folder:\n' +
      '  node_modules/.bin/node deploy/server/serve.mjs\n',
  );
});

test('the Node that is needed is the one of the workspace', () => {
  const workspace = readFileSync(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8');
  expect(workspace).toMatch(/^ {2}node: 24\./m);
});
