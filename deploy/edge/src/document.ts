import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DocumentFrames, FrameFacts, FrameKind, Language, ShellRecord } from '@callboard/contract';
import { edgeWords } from './edge-words.ts';
import { escaped, frameMarkup, htmlLang, nobody, startUpSettings } from './frame.ts';
import type { DocumentTenant } from './frame.ts';
import { listHash } from './releases/list-hash.ts';
import { manifestPath } from './manifest.ts';
import { contentPolicy } from './policy.ts';
import { provenFile } from './proven-file.ts';
import type { Releases } from './releases/releases.ts';

/** JSON that may stand in HTML. */
const inHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export type Page = {
  readonly html: string;
  /** The same, compressed once for everybody. */
  readonly brotli: Buffer;
  readonly policy: string;
  readonly etag: string;
  readonly language: string;
};

/** What a document differs by. */
export type Visit = {
  readonly kind: FrameKind;
  readonly tenant: DocumentTenant | null;
  readonly facts: FrameFacts;
};
type Drawn = { readonly css: string; readonly frames: Readonly<Record<Language, DocumentFrames>> };

/** A script that may stand in HTML. */
function inlineScript(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error('This script cannot stand in a document.');
  return code;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const sources = <Name extends string>(names: readonly Name[], element: (name: Name) => string): string =>
  names.map(element).join('\n');
/** More tenants, languages and frames than any server has; whoever asks for more gets them made anew. */
const mostPages = 1000;

/** What is the same in all documents of a shell. */
type ShellParts = {
  readonly starter: string;
  readonly look: string;
  readonly drawn: Drawn | null;
  readonly styles: string;
};

function readParts(folder: string, shell: ShellRecord): ShellParts {
  const { base, document, files } = shell;
  const read = (name: string): string => provenFile(folder, shell, name);
  return {
    starter: inlineScript(read(document.boot)),
    look: document.look ? inlineScript(read(document.look)) : '',
    drawn: document.frames ? (JSON.parse(read(document.frames)) as Drawn) : null,
    styles: sources(
      document.styles,
      (name) =>
        `<link rel="stylesheet" href="${base}${name}" integrity="${files[name]?.integrity}" crossorigin="anonymous">`,
    ),
  };
}

/** What the starter reads in the document. */
function startData(
  { shell, pointer }: Releases,
  { frame, language, tenant }: { frame: FrameKind; language: Language; tenant: DocumentTenant | null },
): string {
  const { base, document, files } = shell;
  const first = document.first ?? Object.keys(files);
  return inHtml({
    shell: {
      release: shell.release,
      version: shell.version,
      base,
      scripts: document.scripts,
      styles: document.styles,
      files: Object.fromEntries(first.map((name) => [name, files[name]?.integrity])),
      list: listHash(shell),
      chunks: shell.chunks,
      shared: shell.shared,
    },
    worker: shell.worker !== undefined && pointer.worker !== 'off',
    live: pointer.live ?? false,
    frame,
    language,
    settings: tenant && startUpSettings(tenant),
    words: { failed: edgeWords[language].failed, retry: edgeWords[language].retry },
  });
}

function makePage(
  releases: Releases,
  { starter, look, drawn, styles }: ShellParts,
  pictureOrigins: readonly string[],
  { kind, tenant, facts }: Visit,
): Page {
  const owner = tenant ?? nobody;
  const language = (owner.useUserLanguage && facts.language) || owner.defaultLanguage;
  const frame = drawn && frameMarkup(drawn.frames[language], kind, owner);
  const inline = frame && drawn ? [drawn.css, frame.css] : [];
  // Behind the shapes that it covers; who signs in has seen nothing before.
  const lastLook = kind === 'sign-in' ? '' : look;
  const mode = facts.mode === 'system' ? '' : ` data-mode="${facts.mode}"`;
  // What the first paint needs comes first; the page's own styles stand where nothing waits for them any more.
  const html = `<!doctype html>
<html lang="${htmlLang(language)}" data-theme="${escaped(owner.theme)}"${mode}>
<head>
<meta charset="utf-8">
<title>${escaped(owner.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escaped(owner.description)}">
<link rel="icon" href="/favicon.ico">
<link rel="manifest" href="${manifestPath}?language=${language}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${inline.map((css) => `<style>${css}</style>`).join('\n')}
<script type="application/json" id="callboard">${startData(releases, { frame: kind, language, tenant })}</script>
<script>${starter}</script>
</head>
<body>
<div id="trouble" role="alert" hidden></div>
<noscript>${edgeWords[language].scripts}</noscript>
<div id="root">${frame?.markup ?? ''}</div>
${lastLook && `<script>${lastLook}</script>`}
${styles}
</body>
</html>
`;
  const policy = contentPolicy({
    features: releases.features.map(({ feature }) => feature),
    hashes: [starter, ...(lastLook ? [lastLook] : [])].map(hashOf),
    styleHashes: inline.map(hashOf),
    pictureOrigins,
  });
  // With the policy: a kept document goes on under the one that it came with.
  const etag = `"${createHash('sha256').update(html).update(policy).digest('hex').slice(0, 20)}"`;
  // Ten takes as long as nine here and gives 0.7 kB less; eleven takes three times as long for 0.2 kB.
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return { html, brotli, policy, etag, language: htmlLang(language) };
}

/** The documents of a shell. What does not differ is read and hashed once. */
export function documentsOf(
  folder: string,
  releases: Releases,
  pictureOrigins: readonly string[] = [],
): (visit: Visit) => Page {
  const parts = readParts(folder, releases.shell);
  const pages = new Map<string, Page>();
  return (visit) => {
    const { mode, language } = visit.facts;
    const key = JSON.stringify([visit.kind, mode, language, visit.tenant]);
    const page = pages.get(key) ?? makePage(releases, parts, pictureOrigins, visit);
    if (pages.size >= mostPages) pages.clear();
    pages.set(key, page);
    return page;
  };
}
