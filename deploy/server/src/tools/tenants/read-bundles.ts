import { featureIds } from '@callboard/contract';
import type { FeatureId } from '@callboard/contract';
import { TenantCommandRefused } from './refused.ts';

export type BundleChanges = { readonly on: readonly FeatureId[]; readonly off: readonly FeatureId[] };

/** `+finance -mailbox` */
export function readBundles(changes: readonly string[]): BundleChanges {
  const faults: string[] = [];
  const named = (sign: string): FeatureId[] =>
    changes
      .filter((one) => one.startsWith(sign))
      .flatMap((one) => featureIds.filter((id) => id === one.slice(1)));
  for (const one of changes) {
    if (!/^[+-]/.test(one)) faults.push(`Write +${one} to switch it on or -${one} to switch it off.`);
    else if (!featureIds.some((id) => id === one.slice(1)))
      faults.push(`There is no bundle "${one.slice(1)}". Known are: ${featureIds.join(', ')}.`);
  }
  const [on, off] = [[...new Set(named('+'))], [...new Set(named('-'))]];
  for (const both of on.filter((one) => off.includes(one)))
    faults.push(`"${both}" cannot be switched on and off at once.`);
  if (faults.length > 0) throw new TenantCommandRefused(...faults);
  return { on, off };
}
