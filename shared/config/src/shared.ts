import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The one list of packages that exist once in the page. The shell provides them, a feature only uses them.
 * A trailing slash stands for everything below the name, such as `react/jsx-runtime`.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@callboard/client',
  '@callboard/feature',
  '@callboard/i18n',
  '@callboard/session',
  '@callboard/ui',
  'zod/mini',
  'react-hook-form',
] as const;

/** Features are built against it, and the shell brings it. */
const federationRuntime = '@module-federation/webpack-bundler-runtime';

type Sharing = Record<string, { singleton: true; import: false; requiredVersion: false }>;

/** Versions are compared once, by the loader, before a feature's code is fetched. */
export const used = (): Sharing =>
  Object.fromEntries(
    singletons.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
  );

/** Features get some of them by way of the contract or of parts, and do not name them themselves. */
const named = ['contract', 'parts'].map((name) => join(import.meta.dirname, `../../${name}/node_modules`));

const versionOf = (name: string, folder: string): string | undefined => {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  for (const path of [...paths, ...named, join(import.meta.dirname, '..', 'node_modules')]) {
    try {
      const { version } = JSON.parse(readFileSync(join(path, name, 'package.json'), 'utf8')) as {
        version: string;
      };
      return version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
};

/** The package that something of it is shared from. */
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** What a release was built with: written into its record, and compared before it runs. */
export function sharedVersions(folder: string): Record<string, string> {
  const names = new Set([...singletons.map(packageOf), federationRuntime]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const version = versionOf(name, folder);
      return version ? [[name, version]] : [];
    }),
  );
}
