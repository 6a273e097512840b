import { bundleIds, isUntranslated, languages } from '@callboard/contract';
import type { NewFeature } from './new-feature-files.ts';
import type { PageTitles } from './words.ts';

/** What a person does after the command. */
export function nextSteps({ name, list }: NewFeature, titles: PageTitles): string {
  const marked = languages.filter((language) =>
    Object.values(titles).some((title) => isUntranslated(title[language])),
  );
  const isKnown = bundleIds.some((bundle) => bundle === name);
  return [
    `remotes/${name} and e2e/${name} are made. Next:`,
    `  1. feature.ts: who may open each page (allow; a limited login too?), where it stands in the menu (section, rank, icon).`,
    marked.length > 0
      ? `  2. words/*.json: titles in ⟦ ⟧ are still English (${marked.join(', ')}); the tests fail until they are translated.`
      : `  2. words/*.json: what the pages say, in every language.`,
    `  3. ${list.name}.queries.ts: begins with the list of regions; give it the list of this feature.`,
    `  4. README.md: what it owns and what not.`,
    `pnpm dev ${name}       builds on every change`,
    `pnpm release ${name}   puts it into use for tenants with the bundle "${name}"`,
    ...(isKnown ? [] : [`pnpm tenant bundles <tenant> +${name}   after the release: gives it to a tenant`]),
  ].join('\n');
}
