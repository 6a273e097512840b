import type { forms } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { performedOf } from './occasion.ts';
import { presentPerformance } from './present-performance.ts';

export const perform: Handler<typeof forms.perform> = async ({ params, query }, ctx) =>
  presentPerformance(ctx, await performedOf(ctx, params.id, query), query);
