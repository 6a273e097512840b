import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureContract, languages } from '@callboard/contract';
import { camel, asTitle } from './page-of-address.ts';
import type { NewPage } from './page-of-address.ts';
import { wordsOf } from './words.ts';
import type { PageTitles } from './words.ts';

export type NewFeature = {
  readonly name: string;
  /** Its addresses are in the contract's list of pages. */
  readonly planned: boolean;
  /** The page that begins with a list, and stands in the menu. */
  readonly list: NewPage;
  /** The others, empty. */
  readonly plain: readonly NewPage[];
};

/** Texts by their paths from the repository's root. */
type Files = Record<string, string>;

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, 'template', `${file}.txt`), 'utf8');
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__(\w+?)__/g, (whole, name: string) => values[name] ?? whole);

/** The list that a first page shows until it has its own. */
const warm = 'warm: [readOf(catalogue.regions)],';

const faceOfPage = (page: NewPage, more: readonly string[]): string =>
  [
    `    ${page.key}: {`,
    `      at: paths.${page.key},`,
    `      title: '${page.name}.title',`,
    '      allow: person,',
    ...more.map((line) => `      ${line}`),
    `      page: () => import('./${page.name}/${page.name}-page.tsx'),`,
    '    },',
  ].join('\n');

const featureText = ({
  name,
  list,
  plain,
}: NewFeature): string => `import { catalogue, readOf } from '@callboard/contract';
import { feature, person } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './base/paths.ts';

export default feature({
  id: '${name}',
  contract: ${featureContract},
  bundle: '${name}',
  pages: {
${faceOfPage(list, ["offline: 'readable',", warm, "menu: { section: 'work', rank: 90, icon: 'shapes' },"])}
${plain.map((page) => `${faceOfPage(page, ["offline: 'needs-network',"])}\n`).join('')}  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ \`./words/\${language}.json\`)),
});
`;

const pathsText = ({ name, planned, list, plain }: NewFeature): string =>
  planned
    ? `import { ${camel(name)}Pages } from '@callboard/contract';
import { pathsOf } from '@callboard/feature';

export const paths = pathsOf(${camel(name)}Pages);
`
    : `import { path } from '@callboard/feature';

export const paths = {
${[list, ...plain].map(({ key, at }) => `  ${key}: path('${at}'),`).join('\n')}
};
`;

const ofFeature = ['package.json', 'tsconfig.json', 'webpack.config.ts', 'README.md', 'src/feature.test.ts'];
const ofWords = ['words.test.ts', '__feature__-words.d.ts'];
const ofList = ['__page__-page.tsx', '__page__-page.test.tsx', '__page__.queries.ts'];

/** Everything that a feature begins with: its folder in `remotes` and its first story. */
export function newFeatureFiles(feature: NewFeature, titles: PageTitles): Files {
  const { name, list, plain } = feature;
  const rows = [list, ...plain].map((page) => `| \`${page.name}\` | \`${page.at}\` | |`).join('\n');
  const valuesOf = ({ name: page, key, title, at }: NewPage) => ({
    feature: name,
    Feature: asTitle(name),
    rows,
    page,
    key,
    title: titles[key]?.en ?? title,
    address: at,
  });
  const made = (to: string, from: string, page: NewPage): [string, string] => [
    fill(to, valuesOf(page)),
    fill(read(from), valuesOf(page)),
  ];
  const folder = `remotes/${name}`;
  return Object.fromEntries([
    ...ofFeature.map((file) => made(`${folder}/${file}`, file, list)),
    [`${folder}/src/feature.ts`, featureText(feature)],
    [`${folder}/src/base/paths.ts`, pathsText(feature)],
    ...ofWords.map((file) => made(`${folder}/src/words/${file}`, `src/words/${file}`, list)),
    ...languages.map((language) => [
      `${folder}/src/words/${language}.json`,
      wordsOf(language, [list, ...plain], titles),
    ]),
    ...ofList.map((file) => made(`${folder}/src/__page__/${file}`, `list-page/${file}`, list)),
    ...plain.map((page) =>
      made(`${folder}/src/__page__/__page__-page.tsx`, 'plain-page/__page__-page.tsx', page),
    ),
    made(`e2e/${name}/__page__.spec.ts`, 'story/__page__.spec.ts', list),
  ]) as Files;
}
