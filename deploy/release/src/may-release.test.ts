import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeatureId, FeatureRecord } from '@callboard/contract';
import { refusals } from './may-release.ts';
import { pointTo, readPointer } from './pointer.ts';

const claiming = (feature: FeatureId, paths: string[], contract = 1): FeatureRecord => ({
  feature,
  version: '1.0.0',
  release: `${feature}/1.0.0-aa`,
  base: `/releases/${feature}/1.0.0-aa/`,
  container: feature,
  entry: 'entry.js',
  files: {},
  needs: {},
  words: {},
  face: {
    id: feature,
    contract,
    bundle: feature,
    pages: Object.fromEntries(
      paths.map((at, index) => [String(index), { at, title: 't', allow: {}, offline: 'readable' as const }]),
    ),
    cards: {},
  },
  labels: { en: {}, nl: {}, cy: {}, fr: {}, deAt: {}, de: {}, es: {} },
  shared: {},
});

function folderWith(record: FeatureRecord): string {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-release-'));
  mkdirSync(join(folder, record.release), { recursive: true });
  writeFileSync(join(folder, record.release, 'record.json'), JSON.stringify(record));
  pointTo(folder, record.feature, record.release);
  return folder;
}

test('an address that another feature has is refused, by whatever name its parameter goes', () => {
  const folder = folderWith(claiming('crew-ops', ['/jobs/{id}']));
  expect(refusals(folder, claiming('planning', ['/jobs/{number}']))).toEqual([
    '/jobs/{number} of planning already belongs to crew-ops.',
  ]);
});

test('the next release of the same feature keeps its addresses', () => {
  const folder = folderWith(claiming('crew-ops', ['/jobs/{id}']));
  expect(refusals(folder, claiming('crew-ops', ['/jobs/{id}', '/jobs']))).toEqual([]);
});

test("the shell's own addresses and one address twice are refused", () => {
  const folder = folderWith(claiming('mailbox', ['/mailbox']));
  const reasons = refusals(folder, claiming('finance', ['/login', '/invoices', '/invoices']));
  expect(reasons).toEqual([
    '/login of finance already belongs to the shell.',
    '/invoices of finance already belongs to finance.',
  ]);
});

test('another contract is refused', () => {
  const folder = folderWith(claiming('mailbox', ['/mailbox']));
  expect(refusals(folder, claiming('finance', ['/invoices'], 2))[0]).toContain('contract 2');
});

test('pointing to one release leaves the others in use', () => {
  const folder = folderWith(claiming('mailbox', ['/mailbox']));
  pointTo(folder, 'shell', 'shell/2.0.0-bb');
  pointTo(folder, 'finance', 'finance/1.0.0-cc');
  expect(readPointer(folder)).toEqual({
    shell: 'shell/2.0.0-bb',
    features: { mailbox: 'mailbox/1.0.0-aa', finance: 'finance/1.0.0-cc' },
    withheld: [],
  });
});
