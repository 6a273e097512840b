import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** A rule for what stands at the end of the window while the page scrolls. */
const standsAtEnd = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('}')
    .some((rule) => /position:\s*(sticky|fixed)/.test(rule) && /inset-block-end:|inset:\s*auto/.test(rule));
const marked = /data-toasts="/;
/** The toasts themselves. */
const own = 'shared/ui/src/feedback/toast-region.module.css';

test('toasts stand above whatever stands at the end of the window', () => {
  const sources = trackedFiles('shared/*.tsx', 'shell/*.tsx', 'remotes/*.tsx').map((path) => ({
    path,
    source: readFileSync(join(root, path), 'utf8'),
  }));
  const found = trackedFiles('shared/*.css', 'shell/*.css', 'remotes/*.css').filter((path) => {
    if (path === own || !standsAtEnd(readFileSync(join(root, path), 'utf8'))) return false;
    const users = sources.filter(
      (each) => dirname(each.path) === dirname(path) && each.source.includes(`./${basename(path)}`),
    );
    return !users.some(({ source }) => marked.test(source));
  });
  expect(found).toEqual([]);
});

test.each([
  ['.bar { position: sticky; inset-block-end: 0 }', true],
  ['.bar { position: fixed; inset: auto 0 0 }', true],
  ['.head { position: sticky; inset-block-start: 0 }', false],
  ['.dot { position: absolute; inset-block-end: 0 }', false],
  ['.a { position: sticky } .b { inset-block-end: 0 }', false],
])('%s stands at the end of the window: %s', (css, expected) => {
  expect(standsAtEnd(css)).toBe(expected);
});
