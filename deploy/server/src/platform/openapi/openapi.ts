import { api, apiErrorShape, bundlesOf, errorCodes } from '@callboard/contract';
import type { AnyEndpoint, ErrorCode } from '@callboard/contract';
import * as z from 'zod';
import { allowsPost } from '../http/endpoint/allows-post.ts';
import { apiBase } from '../http/endpoint/mount.ts';
import { describeAllow } from './describe-allow.ts';

type Json = Record<string, unknown>;

function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

const jsonOf = (shape: z.core.$ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(shape, io) },
});

/** Codes that a call can answer because of what it is, beside those that it names. */
const codesOf = (endpoint: AnyEndpoint): ErrorCode[] => {
  const { allow, body, query, path, method, errors = [] } = endpoint;
  return [
    ...new Set<ErrorCode>([
      'bad_request',
      'unknown_tenant',
      ...(bundlesOf(endpoint).length > 0 ? (['not_entitled'] as const) : []),
      ...(allow.anyone ? [] : (['sign_in', 'forbidden'] as const)),
      ...(path.includes('{') ? (['not_found'] as const) : []),
      ...(body || query ? (['invalid'] as const) : []),
      ...(method === 'GET' ? [] : (['key_reused', 'storage_full'] as const)),
      'too_many',
      'internal',
      'unavailable',
      ...errors,
    ]),
  ];
};

function failuresOf(endpoint: AnyEndpoint): Json {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errorCodes[code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

function successOf({ answer }: AnyEndpoint): Json {
  if (answer === 'nothing') return { 204: { description: 'Done.' } };
  if (answer === 'file') return { 200: { description: 'The file.', content: { '*/*': {} } } };
  return { 200: { description: 'The answer.', content: jsonOf(answer, 'output') } };
}

function parametersOf(endpoint: AnyEndpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {};
  const required = (query['required'] ?? []) as string[];
  const inQuery = Object.entries((query['properties'] ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  return [...inPath, ...inQuery, ...(endpoint.method === 'GET' ? [] : [key])];
}

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const bodyOf = (body: NonNullable<AnyEndpoint['body']>): Json =>
  body === 'bytes' ? bytes : jsonOf(body, 'input');

const operationOf = (area: string, verb: string, endpoint: AnyEndpoint): Json => ({
  operationId: `${area}.${verb}`,
  tags: [area],
  summary: endpoint.about,
  description:
    describeAllow(endpoint.allow) + (endpoint.dangerous ? ' Needs the session cookie as well.' : ''),
  parameters: parametersOf(endpoint),
  ...(endpoint.body ? { requestBody: { required: true, content: bodyOf(endpoint.body) } } : {}),
  responses: { ...successOf(endpoint), ...failuresOf(endpoint) },
  security: endpoint.allow.anyone ? [] : [endpoint.dangerous ? { bearer: [], cookie: [] } : { bearer: [] }],
});

/** The contract as OpenAPI 3.1. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [area, verbs] of Object.entries(api)) {
    for (const [verb, endpoint] of Object.entries(verbs as Record<string, AnyEndpoint>)) {
      const at = (paths[endpoint.path] ??= {});
      at[endpoint.method.toLowerCase()] = operationOf(area, verb, endpoint);
      if (allowsPost(endpoint)) {
        at['post'] = { ...operationOf(area, verb, endpoint), operationId: `${area}.${verb}ByPost` };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Callboard', version: 'v1', description: 'The API of Callboard.' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Error: schemaOf(apiErrorShape, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'callboard_session' },
      },
    },
  };
}
