import type { crewMembers } from '@callboard/contract';
import type { AreaRoutes } from '../http/handler.ts';

export const crewMembersRoutes: AreaRoutes<typeof crewMembers> = {};
