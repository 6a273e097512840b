import { TenantCommandRefused } from './refused.ts';

export type BundleChanges = { readonly on: readonly string[]; readonly off: readonly string[] };

/** `+finance -mailbox` */
export function readBundles(changes: readonly string[], known: readonly string[]): BundleChanges {
  const faults: string[] = [];
  const named = (sign: string): string[] =>
    changes.filter((one) => one.startsWith(sign)).flatMap((one) => known.filter((id) => id === one.slice(1)));
  for (const one of changes) {
    if (!/^[+-]/.test(one)) faults.push(`Write +${one} to switch it on or -${one} to switch it off.`);
    else if (!known.some((id) => id === one.slice(1)))
      faults.push(`There is no bundle "${one.slice(1)}". Known are: ${known.join(', ')}.`);
  }
  const [on, off] = [[...new Set(named('+'))], [...new Set(named('-'))]];
  for (const both of on.filter((one) => off.includes(one)))
    faults.push(`"${both}" cannot be switched on and off at once.`);
  if (faults.length > 0) throw new TenantCommandRefused(...faults);
  return { on, off };
}
