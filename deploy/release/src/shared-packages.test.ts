import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '@callboard/config';
import { root } from './workspace.ts';

test('the shell hands over every package that features are built without', () => {
  const handed = readFileSync(join(root, 'shell/src/runtime/loader/shared-libs.ts'), 'utf8');
  const [, given = ''] = handed.split('sharedLibs');
  const names = new Set([...given.matchAll(/^\s+'?([@\w/-]+)'?:/gm)].map(([, name]) => name));
  // A name with a slash at its end stands for what is below it; React is used through its JSX functions.
  const needed = singletons.filter((name) => !name.endsWith('/'));
  expect([...names].toSorted()).toEqual([...needed, 'react/jsx-runtime'].toSorted());
});
