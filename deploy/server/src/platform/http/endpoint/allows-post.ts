import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';

const posts = new Set(
  Object.values(api).flatMap((verbs) =>
    Object.values(verbs as Record<string, AnyEndpoint>).flatMap(({ method, path }) =>
      method === 'POST' ? [path] : [],
    ),
  ),
);

/** A GET that changes state may be sent as POST as well; where its path has a POST of its own, that one stands. */
export const allowsPost = ({ changesState, path }: Pick<AnyEndpoint, 'changesState' | 'path'>): boolean =>
  changesState === true && !posts.has(path);
