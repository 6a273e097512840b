import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { contentPolicy } from './policy.ts';
import type { Releases } from './releases.ts';

type Words = { readonly failed: string; readonly retry: string; readonly scripts: string };
const words = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${language}.json`), 'utf8')) as Words,
  ]),
) as Record<Language, Words>;

/** JSON that may stand in HTML. */
const inHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export type Page = {
  readonly html: string;
  /** The same, compressed once for everybody. */
  readonly brotli: Buffer;
  readonly policy: string;
  readonly etag: string;
};

/** The document of a shell: the same for every path and every tenant. */
export function pageOf(
  folder: string,
  { shell, features, pointer }: Releases,
  pictureOrigins: readonly string[] = [],
): Page {
  const { base, document, files } = shell;
  const starter = readFileSync(join(folder, shell.release, document.boot), 'utf8');
  if (/<\/script|<!--/i.test(starter)) throw new Error('The starter cannot stand in a document.');
  const hash = `sha256-${createHash('sha256').update(starter).digest('base64')}`;
  const data = {
    shell: {
      release: shell.release,
      version: shell.version,
      base,
      scripts: document.scripts,
      styles: document.styles,
      files: Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity])),
      chunks: shell.chunks,
      shared: shell.shared,
    },
    worker: shell.worker !== undefined && pointer.worker !== 'off',
    live: pointer.live ?? false,
    words: Object.fromEntries(
      languages.map((language) => [language, { ...words[language], scripts: undefined }]),
    ),
  };
  const styles = document.styles.map(
    (name) =>
      `<link rel="stylesheet" href="${base}${name}" integrity="${files[name]?.integrity}" crossorigin="anonymous">`,
  );
  const noScript = languages.map((language) => `<p>${words[language].scripts}</p>`);
  // The starter stands before the styles, which would make it wait.
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Callboard</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="">
<link rel="icon" href="/favicon.ico">
<script type="application/json" id="callboard">${inHtml(data)}</script>
<script>${starter}</script>
${styles.join('\n')}
</head>
<body>
<div id="root"></div>
<div id="trouble" role="alert" hidden></div>
<noscript>${noScript.join('')}</noscript>
</body>
</html>
`;
  const policy = contentPolicy({
    features: features.map(({ feature }) => feature),
    hashes: [hash],
    pictureOrigins,
  });
  // With the policy: a kept document goes on under the one that it came with.
  const etag = `"${createHash('sha256').update(html).update(policy).digest('hex').slice(0, 20)}"`;
  return { html, brotli: brotliCompressSync(html), policy, etag };
}
