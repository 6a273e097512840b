import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  frameHeader,
  mailFramePath,
  mailFramePolicy,
  mailFrameSource,
  scriptWorkerPath,
  scriptWorkerPolicy,
  scriptWorkerSource,
} from '@callboard/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { appIcons } from './app-icon.ts';
import type { AppIcon } from './app-icon.ts';
import { credentialsIn } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { documentsOf } from './document.ts';
import type { Page } from './document.ts';
import type { DocumentTenant } from './frame.ts';
import { frameWanted } from './frame-wanted.ts';
import { knownTenant } from './known-tenant.ts';
import { missing, sendFile } from './files.ts';
import { sendLive } from './live.ts';
import { manifestPath, sendManifest } from './manifest.ts';
import { documentHeaders, safeHeaders } from './policy.ts';
import { AlteredFile } from './proven-file.ts';
import { readReleases } from './releases/releases.ts';
import type { Releases } from './releases/releases.ts';
import { sendUnknownHost } from './unknown-host.ts';
import { workerFile } from './worker-file.ts';
import { workerOff } from './worker-off.ts';

export type EdgeOptions = {
  /** The folder of releases and of the pointer to those in use. */
  readonly releases: string;
  /**
   * Called when an address carries credentials, before the browser is sent to the address without them. Sets
   * whatever the next page needs to sign in, such as a cookie with a one-time ticket.
   */
  readonly onCredentials?: (
    credentials: Credentials,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
  /** Where pictures come from beside this server and the mails: those of maps. */
  readonly pictureOrigins?: readonly string[];
  /** Whose host it is, for what documents show before any script; without it they show the product's name. */
  readonly tenantOf?: (request: FastifyRequest) => Promise<DocumentTenant | null>;
  /** The icon of the tenant that the host belongs to: an address, or nothing for the product's own. */
  readonly faviconOf?: (request: FastifyRequest) => Promise<string | null>;
  /** The picture of the app of that tenant as a PNG; nothing where the host is nobody's. */
  readonly iconOf?: (request: FastifyRequest, icon: AppIcon) => Promise<Buffer | null>;
};

const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || String(headers.accept ?? '').includes('text/html');
/** Whoever makes a picture of a link for a chat asks for anything, or says nothing of it; a page's scripts say more. */
const makesPreview = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined && ['', '*/*'].includes(String(headers.accept ?? ''));
/** `/mailbox` may be a screen; `/main.js` and `/api/v2` never are. */
const isAsset = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/api/');

const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '').includes('br');

type Documents = ReturnType<typeof documentsOf>;
type KnownTenant = ReturnType<typeof knownTenant>;

const workerHeaders = {
  ...safeHeaders,
  // Asked for each time, so that a new worker or the kill switch arrives.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  Vary: 'Accept-Encoding',
};

/** Nothing before the first release. */
const releasesIn = (folder: string): Releases | null => {
  try {
    return readReleases(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const notServed = (reply: FastifyReply, why: string): FastifyReply =>
  reply
    .code(503)
    .headers({ ...safeHeaders, 'Cache-Control': 'no-store', 'Retry-After': '5' })
    .type('text/plain; charset=utf-8')
    .send(why);

/** The documents of the releases in use; nothing before the first release. */
function currentDocuments({ releases: folder, pictureOrigins }: EdgeOptions): () => Documents | null {
  let last: { of: Releases; documents: Documents } | undefined;
  return () => {
    const releases = releasesIn(folder);
    if (!releases) return null;
    if (last?.of !== releases)
      last = { of: releases, documents: documentsOf(folder, releases, pictureOrigins) };
    return last.documents;
  };
}

function sendWorker(folder: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const releases = releasesIn(folder);
  if (!releases) return missing(reply);
  const isOff = releases.pointer.worker === 'off';
  const file = isOff ? null : workerFile(folder, releases);
  if (!isOff && !file) return missing(reply);
  reply.headers(workerHeaders).type('text/javascript; charset=utf-8');
  if (!file) return reply.send(workerOff);
  return acceptsBrotli(request)
    ? reply.header('Content-Encoding', 'br').send(file.brotli)
    : reply.send(file.text);
}

/** The empty worker that runs proven scripts, and the empty documents that show mails. */
function addSandboxes(app: FastifyInstance): void {
  app.get(scriptWorkerPath, (_, reply) =>
    reply
      .headers({
        ...safeHeaders,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': scriptWorkerPolicy,
      })
      .type('text/javascript; charset=utf-8')
      .send(scriptWorkerSource),
  );

  for (const path of Object.values(mailFramePath)) {
    app.get(path, (_, reply) =>
      reply
        .headers({
          ...safeHeaders,
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': mailFramePolicy(path),
        })
        .type('text/html; charset=utf-8')
        .send(mailFrameSource),
    );
  }
}

function addIcons(app: FastifyInstance, { faviconOf, iconOf }: EdgeOptions): void {
  app.get('/favicon.ico', async (request, reply) => {
    const icon = await faviconOf?.(request);
    if (icon) return reply.headers({ ...safeHeaders, 'Cache-Control': 'no-cache' }).redirect(icon, 302);
    return reply
      .headers({ ...safeHeaders, 'Cache-Control': 'public, max-age=86400' })
      .type('image/svg+xml')
      .send(readFileSync(join(import.meta.dirname, 'favicon.svg')));
  });

  for (const [path, icon] of Object.entries(appIcons)) {
    app.get(path, async (request, reply) => {
      const picture = await iconOf?.(request, icon);
      if (!picture) return missing(reply);
      return reply
        .headers({ ...safeHeaders, 'Cache-Control': 'public, max-age=86400' })
        .type('image/png')
        .send(picture);
    });
  }
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { html, brotli, policy, etag, language } = page;
  reply.headers({
    ...documentHeaders,
    'Content-Security-Policy': policy,
    'Content-Language': language,
    ETag: etag,
    Vary: `Accept-Encoding, Cookie, ${frameHeader}`,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  return acceptsBrotli(request) ? reply.header('Content-Encoding', 'br').send(brotli) : reply.send(html);
}

/** The document, at every address that is a screen. */
function addDocument(app: FastifyInstance, options: EdgeOptions, tenantOf: KnownTenant): void {
  const documents = currentDocuments(options);
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isAsset(path) || !(isBrowser(request) || makesPreview(request))) {
      if (path.startsWith('/api/')) return reply.callNotFound();
      return missing(reply);
    }
    const carried = credentialsIn(request.url);
    if (carried) {
      // Whoever only looks ahead must not use anything up.
      const real = isBrowser(request) && request.headers['sec-purpose'] === undefined;
      if (carried.credentials && real) await options.onCredentials?.(carried.credentials, request, reply);
      return reply.headers({ ...safeHeaders, 'Cache-Control': 'no-store' }).redirect(carried.clean, 303);
    }
    const tenant = await tenantOf(request);
    // Whoever asks for a certain frame makes a file of it, which is the same for every host.
    const isFile = request.headers[frameHeader] !== undefined;
    if (tenant === 'unknown-host' && !isFile) return sendUnknownHost(request, reply);
    const made = documents();
    if (!made) return notServed(reply, 'Nothing is released yet.');
    const page = made({ ...frameWanted(request), tenant: tenant === 'unknown-host' ? null : tenant });
    return sendPage(page, request, reply);
  });
}

/** Serves the built files and the document. Registered by the server, beside the API. */
export const edge: FastifyPluginAsync<EdgeOptions> = async (app, options) => {
  const folder = options.releases;
  const tenantOf = knownTenant(options.tenantOf);

  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof AlteredFile)) throw error;
    console.error(`Not served: ${error.message}`);
    return notServed(reply, 'What was released was changed on this server, so it is not served.');
  });

  app.get('/releases/*', (request, reply) => sendFile(folder, request, reply));

  app.get('/sw.js', (request, reply) => sendWorker(folder, request, reply));

  // For a page that begins with a lineup that the offline worker kept.
  app.get('/withheld', (_, reply) => {
    const releases = releasesIn(folder);
    if (!releases) return missing(reply);
    return reply.headers({ ...safeHeaders, 'Cache-Control': 'no-store' }).send(releases.withheld);
  });

  addSandboxes(app);
  addIcons(app, options);

  app.get(manifestPath, async (request, reply) => {
    const tenant = await tenantOf(request);
    return tenant === 'unknown-host' ? missing(reply) : sendManifest(tenant, request, reply);
  });

  app.get('/live', (request, reply) =>
    releasesIn(folder)?.pointer.live ? sendLive(folder, request, reply) : missing(reply),
  );

  // The document's form, sent where no script runs: nothing of it is read, and the page says what it needs.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/login', (_, reply) => reply.headers(safeHeaders).redirect('/login', 303));

  addDocument(app, options, tenantOf);
};
