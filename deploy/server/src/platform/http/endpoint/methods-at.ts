import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { allowsPost } from './allows-post.ts';

type Place = { at: RegExp; methods: readonly string[] };

const methodsOf = (endpoint: AnyEndpoint): string[] => [
  endpoint.method,
  ...(endpoint.method === 'GET' ? ['HEAD'] : []),
  ...(allowsPost(endpoint) ? ['POST'] : []),
];

const places: readonly Place[] = Object.values(api).flatMap((verbs) =>
  Object.values(verbs as Record<string, AnyEndpoint>).map((endpoint) => ({
    at: new RegExp(`^${endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: methodsOf(endpoint),
  })),
);

/** The methods that the contract knows at a path of the API, without its base; none where there is nothing. */
export const methodsAt = (path: string): string[] =>
  [...new Set(places.flatMap(({ at, methods }) => (at.test(path) ? methods : [])))].toSorted();
