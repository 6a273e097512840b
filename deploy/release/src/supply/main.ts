import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { audit } from './audit.ts';
import { installedLicences, licenceFaults } from './licences.ts';
import { lockedPackages } from './lock-file.ts';
import { sbomOf } from './sbom.ts';

const usage = `pnpm supply licences      the licence of every package, and those that nobody has looked at
pnpm supply sbom <file>   what the product is made of, with hashes, as a CycloneDX document
pnpm supply audit         known holes; says so where the registry cannot be asked`;

async function licences(): Promise<number> {
  const packages = await installedLicences();
  const faults = licenceFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(`${packages.length} packages, ${faults.length} with a licence that nobody has looked at`);
  return faults.length > 0 ? 1 : 0;
}

async function sbom(file: string): Promise<number> {
  const made = sbomOf(lockedPackages(), await installedLicences());
  writeFileSync(resolve(process.env['INIT_CWD'] ?? '', file), `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${made.components.length} packages are in ${file}`);
  return 0;
}

async function holes(more: readonly string[]): Promise<number> {
  const found = await audit(...more);
  if (!found.asked) {
    console.error(`Nothing was checked: the registry cannot be asked for known holes (${found.why}).`);
    return 2;
  }
  for (const hole of found.holes) console.error(hole);
  console.log(`${found.holes.length} known holes`);
  return found.holes.length > 0 ? 1 : 0;
}

async function run([what, ...args]: readonly string[]): Promise<number> {
  if (what === 'licences') return licences();
  if (what === 'sbom' && args[0]) return sbom(args[0]);
  if (what === 'audit') return holes(args);
  console.error(usage);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
