import { createHash } from 'node:crypto';
import { languages, shellPages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appIcons } from './app-icon.ts';
import { edgeWords } from './edge-words.ts';
import { htmlLang, nobody } from './frame.ts';
import type { DocumentTenant } from './frame.ts';
import { safeHeaders } from './policy.ts';

export const manifestPath = '/manifest.webmanifest';

/** The role `--background` of each theme in `shared/ui`, in which the app opens. */
const backgrounds: Readonly<Record<DocumentTenant['theme'], string>> = {
  default: '#f5f3ee',
  red: '#f8f2f0',
  watermark: '#f5f3ee',
};
/** As many letters as fit below an icon. */
const longestShortName = 12;

/** The first words of a name that fit; a single long word is cut by the phone. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return others.reduce(
    (short, word) => (`${short} ${word}`.length > longestShortName ? short : `${short} ${word}`),
    first,
  );
}

const languageAsked = ({ query }: FastifyRequest): Language | undefined =>
  languages.find((one) => one === (query as { language?: unknown }).language);

/** What a phone needs to put the tenant's app on its home screen. */
function manifestOf(tenant: DocumentTenant, language: Language): object {
  const { home, notifications, help } = edgeWords[language];
  // The picture is asked for again when the tenant has another one.
  const version = tenant.icon === null ? '' : `?${encodeURIComponent(tenant.icon)}`;
  return {
    id: '/',
    name: tenant.title || tenant.name,
    short_name: shortName(tenant.name),
    ...(tenant.description && { description: tenant.description }),
    lang: htmlLang(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: backgrounds[tenant.theme],
    theme_color: backgrounds[tenant.theme],
    icons: Object.entries(appIcons)
      .filter(([path]) => path.startsWith('/icon-'))
      .map(([path, { size, maskable }]) => ({
        src: `${path}${version}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
    // Pages that everybody with an account has: the phone keeps one list for whoever holds it.
    shortcuts: [
      { name: home, url: shellPages.home },
      { name: notifications, url: shellPages.notifications },
      { name: help, url: shellPages.help },
    ],
  };
}

/** In the language of the document that links it. */
export function sendManifest(
  tenant: DocumentTenant | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const owner = tenant ?? nobody;
  const language = (owner.useUserLanguage && languageAsked(request)) || owner.defaultLanguage;
  const text = JSON.stringify(manifestOf(owner, language));
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"`;
  reply.headers({ ...safeHeaders, 'Cache-Control': 'no-cache', ETag: etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/manifest+json; charset=utf-8').send(text);
}
