import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '#platform/http/endpoint/mount.ts';

const folder = join(import.meta.dirname, '../../../../../.cache/server-tests/exercised');
const fastifyPath = (path: string) => apiBase + path.replace(/\{(\w+)\}/g, ':$1');

/** Notes which calls of a test server answered with success; what is only refused is not shown to work. */
export function noteExercised(app: FastifyInstance): { keep(): void } {
  const seen = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 300) seen.add(`${request.method} ${request.routeOptions.url ?? ''}`);
  });
  return {
    keep() {
      if (seen.size === 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${randomUUID()}.txt`), [...seen].join('\n'));
    },
  };
}

/** Endpoints of the contract that no test of this run has seen succeed. */
export function notExercised(): string[] {
  const seen = new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  );
  return Object.entries(api).flatMap(([area, verbs]) =>
    Object.entries(verbs as Record<string, AnyEndpoint>).flatMap(([verb, { method, path }]) =>
      [method, 'POST'].some((one) => seen.has(`${one} ${fastifyPath(path)}`))
        ? []
        : [`${area}.${verb}: ${method} ${path}`],
    ),
  );
}
