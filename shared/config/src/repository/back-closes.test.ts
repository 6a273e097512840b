import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** What lies over a page: a dialog of the library, in a modal or a popover, or the browser's own. */
const liesOver =
  /import \{[^}]*\b(?:Modal|ModalOverlay|Dialog|DialogTrigger)\b[^}]*\} from 'react-aria-components\/(?:Modal|Dialog)'|<dialog\b/;
const closes = /<BackCloses\b/;

test('layers over a page are closed by Back', () => {
  const found = trackedFiles('shared/*.tsx', 'shell/*.tsx', 'remotes/*.tsx').filter((path) => {
    if (path.endsWith('.test.tsx')) return false;
    const source = readFileSync(join(root, path), 'utf8');
    return liesOver.test(source) && !closes.test(source);
  });
  expect(found).toEqual([]);
});

test.each([
  ["import { Modal } from 'react-aria-components/Modal';", true],
  ["import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';", true],
  ["import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';", false],
  ['<dialog ref={box}>', true],
  ["import { Popover } from 'react-aria-components/Popover';", false],
])('%s lies over a page: %s', (planted, expected) => {
  expect(liesOver.test(planted)).toBe(expected);
});
