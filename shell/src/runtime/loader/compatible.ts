import { featureContract } from '@callboard/contract';
import type { FeatureRelease } from '@callboard/contract';

type Versions = Readonly<Record<string, string>>;

const parts = (version: string): number[] =>
  version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);

/** As `^needed`: the same first number that is not zero, and not older. */
export function satisfies(given: string, needed: string): boolean {
  const [a, b] = [parts(given), parts(needed)];
  const fixed = b.findIndex((part) => part !== 0);
  const upTo = fixed === -1 ? b.length - 1 : fixed;
  for (let index = 0; index < b.length; index += 1) {
    const [has, wants] = [a[index] ?? 0, b[index] ?? 0];
    if (has === wants) continue;
    return index > upTo && has > wants;
  }
  return true;
}

/** Why this shell cannot run the release, or nothing. */
export function incompatibility(release: FeatureRelease, provided: Versions): string | null {
  if (release.face.contract !== featureContract) {
    return `contract ${release.face.contract}, the shell speaks ${featureContract}`;
  }
  for (const [name, needed] of Object.entries(release.shared)) {
    const given = provided[name];
    if (given === undefined) return `${name} ${needed} is not provided`;
    if (!satisfies(given, needed)) return `${name} ${needed} needed, ${given} provided`;
  }
  return null;
}
