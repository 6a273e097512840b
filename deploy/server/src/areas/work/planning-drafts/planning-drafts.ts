import type { planningDrafts as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { presentDrafts } from './present-drafts.ts';

export const planningDrafts: Handler<typeof contract.planningDrafts> = ({ query }, ctx) =>
  presentDrafts(ctx, query);
