import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFile } from '@callboard/edge';
import { featureContract, shellPages } from '@callboard/contract';
import type { FeatureRecord, ShellRecord } from '@callboard/contract';
import { readPointer } from './pointer.ts';

/** Parameters have no names here: `/jobs/{id}` and `/jobs/{number}` are one address. */
export const plainPath = (path: string): string => path.replace(/\{\w+(\??)\}/g, '{$1}');

const isFeature = (record: ShellRecord | FeatureRecord): record is FeatureRecord => 'feature' in record;

function claimed(folder: string, except: string): Map<string, string> {
  const paths = new Map<string, string>(
    Object.values(shellPages).map((path) => [plainPath(path), 'the shell']),
  );
  for (const [feature, id] of Object.entries(readPointer(folder).features)) {
    const file = join(folder, id, recordFile);
    if (feature === except || !existsSync(file)) continue;
    const { face } = JSON.parse(readFileSync(file, 'utf8')) as FeatureRecord;
    for (const { at } of Object.values(face.pages)) paths.set(plainPath(at), feature);
  }
  return paths;
}

/**
 * Why a release must not be published; nothing when it may. The checks against every deployed shell and bundle,
 * size budgets, a start inside the real shell and the signature belong here.
 */
export function refusals(folder: string, record: ShellRecord | FeatureRecord): string[] {
  if (!isFeature(record)) return [];
  const found: string[] = [];
  if (record.face.contract !== featureContract) {
    found.push(
      `${record.feature} speaks contract ${record.face.contract}, this tree speaks ${featureContract}.`,
    );
  }
  const taken = claimed(folder, record.feature);
  for (const { at } of Object.values(record.face.pages)) {
    const owner = taken.get(plainPath(at));
    if (owner) found.push(`${at} of ${record.feature} already belongs to ${owner}.`);
    taken.set(plainPath(at), record.feature);
  }
  return found;
}
