import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featurePages, shellPages } from '../../../../contract/src/index.ts';
import { root } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** `checkFeature` then asks an answer for each page. */
test.each(Object.keys(featurePages))('%s brings its answers for the help', (id) => {
  expect(read(`remotes/${id}/src/feature.ts`)).toContain("help: () => import('./help/help.ts')");
});

/** Pages of the shell that nobody asks about, each with its reason. */
const unanswered: Partial<Record<keyof typeof shellPages, string>> = {
  help: 'It is the help.',
  kitchen: 'For whoever builds the product; production does not have it.',
};

test('the help answers for each page of the shell, or there is a reason why not', () => {
  const pages = [...read('shell/src/screens/help/own-answers.ts').matchAll(/pages: \[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, page]) => page),
  );
  expect([...pages, ...Object.keys(unanswered)].toSorted()).toEqual(Object.keys(shellPages).toSorted());
});
