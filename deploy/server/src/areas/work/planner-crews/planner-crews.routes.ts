import type { plannerCrews as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addMembership } from './add-membership.ts';
import { membershipCrew } from './membership-crew.ts';
import { plannerCrewItems, pCrewItems } from './planner-crew-items.ts';
import { plannerCrewMembers, pCrewMembers } from './planner-crew-members.ts';
import { contactPCrews, membershipCrews, pCrews, plannerCrews } from './planner-crews.ts';
import { removeMembership } from './remove-membership.ts';
import { addMembershipCrew, closeMembershipCrew, editMembershipCrew } from './write-crew.ts';

export const plannerCrewsRoutes: AreaRoutes<typeof contract> = {
  plannerCrews,
  plannerCrewItems,
  plannerCrewMembers,
  pCrews,
  pCrewItems,
  pCrewMembers,
  contactPCrews,
  membershipCrews,
  membershipCrew,
  addMembershipCrew,
  editMembershipCrew,
  closeMembershipCrew,
  addMembership,
  removeMembership,
};
