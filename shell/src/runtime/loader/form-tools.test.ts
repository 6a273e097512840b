import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as formTools from './form-tools.ts';

const root = join(__dirname, '../../../..');
/** Imports of types are not in the page. */
const uses = /^import \{([^}]*)\} from 'react-hook-form'/gm;

test('every tool that a form uses is handed to features', () => {
  const files = globSync('{shared/parts,remotes/*}/src/**/*.{ts,tsx}', { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(uses)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(used).toContain('useForm');
  expect(used.filter((name) => name !== '' && !(name in formTools))).toEqual([]);
});
