import type { crewMembers } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { crewFunctions, crewTags, documentBasedSkills } from './abilities.ts';
import { crewRatings } from './crew-ratings.ts';
import { rateCrewMember } from './rate-crew-member.ts';

export const crewMembersRoutes: AreaRoutes<typeof crewMembers> = {
  crewRatings,
  rateCrewMember,
  crewFunctions,
  crewTags,
  documentBasedSkills,
};
