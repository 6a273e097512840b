import { createHash } from 'node:crypto';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { allowsPost } from '../http/endpoint/allows-post.ts';
import { apiBase } from '../http/endpoint/mount.ts';
import { describeAllow } from './describe-allow.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
article { border-top: 1px solid light-dark(#d6d9de, #3a3f47); padding: .75rem 0; }
h3 { font: 600 .95rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; color: light-dark(#0b5a8f, #7cc4ff); }
p { margin: .25rem 0; }
.may { color: light-dark(#4d545e, #aab2bd); font-size: .875rem; }
`;

/** The policy of the page: its one style and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const article = (area: string, verb: string, endpoint: AnyEndpoint) => {
  const { method, path, about, allow, dangerous } = endpoint;
  return `
<article id="${area}.${verb}">
  <h3><span class="method">${method}${allowsPost(endpoint) ? ', POST' : ''}</span> ${safe(apiBase + path)}</h3>
  <p>${safe(about)}</p>
  <p class="may">${safe(describeAllow(allow))}${dangerous ? ' Needs the session cookie as well.' : ''}</p>
</article>`;
};

/** The contract to read, without a script. */
export const docsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Callboard API</title>
<style>${style}</style>
</head>
<body>
<h1>Callboard API</h1>
<p>Shapes of queries, bodies and answers are in <a href="openapi.json">openapi.json</a>.</p>
${Object.entries(api)
  .map(
    ([area, verbs]) =>
      `<section><h2>${area}</h2>${Object.entries(verbs as Record<string, AnyEndpoint>)
        .map(([verb, endpoint]) => article(area, verb, endpoint))
        .join('')}</section>`,
  )
  .join('\n')}
</body>
</html>
`;
