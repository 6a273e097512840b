import type { crewProposals } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { idsOf } from '../planner-members/planner-members.public.ts';
import { ofDay } from './open-positions.db.ts';
import { propose } from './propose.ts';

export const fillDay: Handler<typeof crewProposals.fillDay> = ({ query }, ctx) =>
  propose(ctx, ofDay(query.day, idsOf(query.projects)));
