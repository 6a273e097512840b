import { createHash } from 'node:crypto';
import type { VerifyWords } from './verify-words.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
label { display: block; margin: 1.5rem 0 .5rem; font-weight: 650; }
input { box-sizing: border-box; width: 100%; min-height: 3.5rem; padding: .85rem; font: inherit;
  border: 1px solid #8886; border-radius: .75rem; }
output { display: block; margin-top: 1.5rem; padding: 1rem; border-radius: .75rem; border: 1px solid #8886; }
output:empty { display: none; }
output[data-known=true] { border-color: #0b6b5d; box-shadow: inset .3rem 0 #0b6b5d; }
output[data-known=false] { border-color: #b3261e; box-shadow: inset .3rem 0 #b3261e; }
output p { margin: 0 0 .5rem; font-weight: 650; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }`;

/** Only the fingerprint leaves the device. Texts are put in as text. */
const script = `
const words = JSON.parse(document.querySelector('#words').textContent);
const result = document.querySelector('output');
// A fingerprint may end a line after each eighth sign, and is copied without a gap.
const inParts = (hex) =>
  hex.match(/.{8}/g).flatMap((part) => [part, document.createElement('wbr')]);
const line = (list, name, ...value) => {
  const [dt, dd] = [document.createElement('dt'), document.createElement('dd')];
  dt.textContent = name;
  dd.append(...value);
  list.append(dt, dd);
};
const say = (text, known) => {
  result.replaceChildren();
  if (known === undefined) delete result.dataset.known;
  else result.dataset.known = String(known);
  const p = document.createElement('p');
  p.textContent = text;
  const list = document.createElement('dl');
  result.append(p, list);
  return list;
};
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const answer = await fetch('/api/v1/documents/verify?sha256=' + hex);
    if (!answer.ok) throw new Error(String(answer.status));
    const found = await answer.json();
    const list = say(words[found.known ? found.kind : 'unknown'], found.known);
    if (found.number) line(list, words.number, found.number);
    if (found.known) line(list, words.signatures, found.signatures);
    if (found.known) line(list, '', words[found.evidenceHolds ? 'evidence-holds' : 'evidence-broken']);
    line(list, words.fingerprint, ...inParts(hex));
  } catch {
    say(words['no-answer']);
  }
});`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
export const verifyPolicy = [
  `default-src 'none'`,
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Where the code on a certificate leads: whoever holds a file sees whether it is the one that was signed. */
export const verifyPage = ({ lang, words }: { lang: string; words: VerifyWords }): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.intro}</p>
<label for="file">${words.choose}</label><input id="file" type="file" accept="application/pdf,.pdf,image/*">
<output aria-live="polite"></output></main>
<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>
<script type="module">${script}</script></body></html>`;
