import { bundleIds } from '@callboard/contract';
import type { NewFeature } from './new-feature-files.ts';

/** What a person does after the command. */
export function nextSteps({ name, list }: NewFeature): string {
  const isKnown = bundleIds.some((bundle) => bundle === name);
  return [
    `remotes/${name} and e2e/${name} are made. Next:`,
    `  1. feature.ts: who may open each page (allow; a limited login too?), where it stands in the menu (section, rank, icon).`,
    `  2. words/*.json: titles are English in every language; translate them.`,
    `  3. ${list.name}.queries.ts: begins with the list of regions; give it the list of this feature.`,
    `  4. README.md: what it owns and what not.`,
    `pnpm dev ${name}       builds on every change`,
    `pnpm release ${name}   puts it into use for tenants with the bundle "${name}"`,
    ...(isKnown ? [] : [`pnpm tenant bundles <tenant> +${name}   after the release: gives it to a tenant`]),
  ].join('\n');
}
