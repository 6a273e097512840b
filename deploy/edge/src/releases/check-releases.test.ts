import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReleasesFolder } from './a-releases-folder.ts';
import { checkReleases, pointerFaults } from './check-releases.ts';

const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text);
const pointer = (folder: string, changes: object) =>
  write(
    folder,
    'current.json',
    JSON.stringify({
      shell: 'shell/0.1.0-aa',
      features: { mailbox: 'mailbox/0.1.0-aa' },
      withheld: [],
      ...changes,
    }),
  );

test('what is released whole has no fault', () => {
  const folder = aReleasesFolder(['mailbox'], { withheld: ['mailbox'] });
  expect(checkReleases(folder)).toEqual({ faults: [], inUse: ['shell/0.1.0-aa', 'mailbox/0.1.0-aa'] });
});

test.each<[string, (folder: string) => void, string]>([
  ['a folder that is missing', (folder) => rmSync(folder, { recursive: true }), 'There is no folder'],
  ['no pointer', (folder) => rmSync(join(folder, 'current.json')), 'current.json is not there.'],
  [
    'a typo in the pointer',
    (folder) => write(folder, 'current.json', '{"shell":'),
    'current.json is no JSON',
  ],
  [
    'a pointer of another shape',
    (folder) => write(folder, 'current.json', '[]'),
    'current.json needs "shell"',
  ],
  ['nothing released', (folder) => pointer(folder, { shell: '' }), 'shell is not released yet.'],
  [
    'a shell that is not there',
    (folder) => pointer(folder, { shell: 'shell/9.9.9-zz' }),
    'shell: shell/9.9.9-zz/record.json is not there.',
  ],
  [
    'a record of another kind',
    (folder) => write(folder, 'mailbox/0.1.0-aa/record.json', '{"feature":"mailbox"}'),
    'mailbox: mailbox/0.1.0-aa/record.json is no record that this server reads',
  ],
  [
    'a feature that is withheld and not there',
    (folder) => pointer(folder, { withheld: ['mailbux'] }),
    '"mailbux" is withheld, and there is no such feature in use.',
  ],
])('%s is said, at the start too', (_, harm, fault) => {
  const folder = aReleasesFolder(['mailbox']);
  harm(folder);
  expect(pointerFaults(folder)).toEqual([expect.stringContaining(fault)]);
  expect(checkReleases(folder).faults).toEqual([expect.stringContaining(fault)]);
});

test('a file that was changed or lost is said by the whole check', () => {
  const folder = aReleasesFolder(['mailbox']);
  write(folder, 'mailbox/0.1.0-aa/entry.js', 'other();');
  rmSync(join(folder, 'shell/0.1.0-aa/main.css'));
  expect(checkReleases(folder).faults).toEqual([
    'shell/0.1.0-aa/main.css is not there.',
    'mailbox/0.1.0-aa/entry.js is not what was released.',
  ]);
});

test('an empty folder is before the first release', () => {
  expect(pointerFaults(mkdtempSync(join(tmpdir(), 'callboard-edge-')))).toEqual([
    'current.json is not there.',
  ]);
});
