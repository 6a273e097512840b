import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository/root.ts';

type Loader = {
  default: (this: object, source: string) => string;
  speakingParts: (feature: string, parts: string) => Set<string>;
};
const loader = () => import('./used-part-words.mjs' as string) as Promise<Loader>;
const parts = join(root, 'shared/parts/src');
const words = join(parts, 'words/en.json');
const sourcesOf = (feature: string) => join(root, 'remotes', feature, 'src');

test('a feature without forms, signatures and calendars brings no words of them', async () => {
  const { default: usedPartWords } = await loader();
  const build = {
    resourcePath: words,
    cacheable: () => {},
    getOptions: () => ({ feature: sourcesOf('mailbox') }),
  };
  const left = JSON.parse(usedPartWords.call(build, readFileSync(words, 'utf8'))) as object;
  expect(Object.keys(left).toSorted()).toEqual(['list-page', 'papers']);
});

test('a part that another one needs is one of them', async () => {
  const { speakingParts } = await loader();
  const all = Object.keys(JSON.parse(readFileSync(words, 'utf8')) as object);
  const used = all.filter((part) => part !== 'todo');
  expect([...speakingParts(sourcesOf('crew-ops'), parts)].toSorted()).toEqual(used.toSorted());
});

test('a part that comes later is one of them: the sheet of a form is signed', async () => {
  const { speakingParts } = await loader();
  expect([...speakingParts(sourcesOf('documents'), parts)]).toEqual(
    expect.arrayContaining(['form-player', 'signing']),
  );
});
