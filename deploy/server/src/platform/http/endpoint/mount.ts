import { randomBytes } from 'node:crypto';
import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AppError, notFound } from '../../errors/app-error.ts';
import { admissionOf, admitBody } from '../body/admit-body.ts';
import { allowsPost } from './allows-post.ts';
import { asAppError, errorBody } from '../answer/error-answer.ts';
import { bytesInFlight } from '../body/bytes-in-flight.ts';
import { refuseOtherApps, refuseUnasked } from '../gate.ts';
import { FileReply } from '../handler.ts';
import type { Handler } from '../handler.ts';
import type { Routes } from './routes.ts';
import { methodsAt } from './methods-at.ts';
import { runEndpoint } from './run-endpoint.ts';
import type { Surroundings } from './run-endpoint.ts';
import { dataHeaders } from '../answer/security-headers.ts';
import { sendJson } from '../answer/send-json.ts';

export const apiBase = '/api/v1';

/** Everything of the contract with its handler. */
type Mounted = { area: string; verb: string; endpoint: AnyEndpoint; handler: Handler<AnyEndpoint> };

const mountedOf = (routes: Routes): Mounted[] =>
  Object.entries(api).flatMap(([area, verbs]) =>
    Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
      area,
      verb,
      endpoint,
      handler: (routes as unknown as Record<string, Record<string, Handler<AnyEndpoint>>>)[area]?.[
        verb
      ] as Handler<AnyEndpoint>,
    })),
  );

const traceIds = new WeakMap<FastifyRequest, string>();
export function traceIdOf(request: FastifyRequest): string {
  const known = traceIds.get(request) ?? randomBytes(8).toString('hex');
  traceIds.set(request, known);
  return known;
}

const tenants = new WeakMap<FastifyRequest, string>();
export const tenantServed = (request: FastifyRequest): string | undefined => tenants.get(request);

export function mountContract(app: FastifyInstance, routes: Routes, around: Surroundings): void {
  const gate = { ...around, inFlight: bytesInFlight() };
  for (const { endpoint, handler } of mountedOf(routes)) {
    const url = apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const method: HTTPMethods[] = allowsPost(endpoint) ? ['GET', 'POST'] : [endpoint.method];
    const route = `${endpoint.method} ${endpoint.path}`;
    app.route({
      method,
      url,
      exposeHeadRoute: !endpoint.changesState,
      ...(endpoint.body === 'bytes' ? { onRequest: admitBody(gate, endpoint) } : {}),
      handler: async (request, reply) => {
        const traceId = traceIdOf(request);
        refuseOtherApps(request.headers);
        refuseUnasked(endpoint, request.headers);
        const done = await runEndpoint(around, {
          endpoint,
          route,
          handler,
          request,
          traceId,
          admission: admissionOf(request),
        });
        tenants.set(request, done.tenantId);
        const readable = method.includes('GET') && !endpoint.changesState;
        reply.header('Cache-Control', readable ? 'private, no-cache' : 'no-store');
        if (done.replayed) reply.header('Idempotent-Replay', 'true');
        done.reply.sayOn(reply, request.protocol === 'https');
        if (done.answer instanceof FileReply) return sendFile(reply, done.answer);
        const { status, body, headers } = done.answer;
        for (const [name, value] of Object.entries(headers)) reply.header(name, value);
        reply.code(status);
        return body === null ? reply.send() : sendJson(request, reply, body, readable);
      },
    });
  }
}

const sendFile = (reply: FastifyReply, file: FileReply) => {
  for (const [name, value] of Object.entries(file.headers)) reply.header(name, value);
  return reply.type(file.type).send(file.content);
};

/** The one shape of every error. */
function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.details.retryAfter !== undefined)
    reply.header('Retry-After', String(Math.ceil(error.details.retryAfter)));
  if (error.code === 'sign_in') reply.header('WWW-Authenticate', 'Bearer');
  reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
  return reply.code(error.status).send(JSON.stringify(errorBody(error, traceIdOf(request))));
}

/** For an address that is none: no hook has run. */
export const answerFrameworkError = (
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(asAppError(cause), request, reply.headers(dataHeaders));

export function answerErrors(app: FastifyInstance, log: Surroundings['log']): void {
  app.setErrorHandler((cause, request, reply) => {
    const error = asAppError(cause);
    if (error.status >= 500) {
      const reason = error.cause instanceof Error ? { error: error.cause } : {};
      log.error('request failed', { traceId: traceIdOf(request), code: error.code, ...reason });
    }
    return sendError(error, request, reply);
  });
  const nothingHere = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url.slice(apiBase.length).replace(/\?.*$/, ''));
    // A method that is known here comes by only where a part of the address is longer than any of ours.
    if (methods.length === 0 || methods.includes(request.method))
      return sendError(notFound(), request, reply);
    reply.header('Allow', methods.join(', '));
    return sendError(new AppError('bad_request', { status: 405 }), request, reply);
  };
  app.all('/api', nothingHere);
  app.all('/api/*', nothingHere);
  // Methods of other protocols, and what is neither of the API nor a page.
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:$|[/?])/.test(request.url)) return nothingHere(request, reply);
    reply.headers(dataHeaders);
    if (['GET', 'HEAD'].includes(request.method)) return sendError(notFound(), request, reply);
    reply.header('Allow', 'GET, HEAD');
    return sendError(new AppError('bad_request', { status: 405 }), request, reply);
  });
}
