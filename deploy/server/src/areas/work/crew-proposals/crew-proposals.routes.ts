import type { crewProposals } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { fillCrew } from './fill-crew.ts';
import { fillDay } from './fill-day.ts';

export const crewProposalsRoutes: AreaRoutes<typeof crewProposals> = { fillCrew, fillDay };
