import type { plannerCrews as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { canSeeCrew } from './list-crews.ts';
import { abilitiesOf, membersBy, memberSeen } from '../planner-members/planner-members.public.ts';
import { mayContact, presentCrew } from './present-crew.ts';

const everyone = { limit: 1_000, page: 1 };

export const membershipCrew: Handler<typeof contract.membershipCrew> = async ({ params }, ctx) => {
  const { db, caller } = ctx;
  const group = await canSeeCrew(ctx, 'membership', params.id);
  const contact = mayContact(caller, group);
  const { inside } = viewerOf(caller);
  const { rows } = await membersBy(db, {
    groupId: group.id,
    conditions: [memberSeen(caller)],
    ...everyone,
  });
  const abilities = await abilitiesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  return {
    ...presentCrew(group, caller),
    people: rows.map((row) => ({
      membershipId: row.membershipId ?? '',
      personId: row.personId,
      contactId: row.contactId,
      name: row.name,
      city: inside ? row.city : '',
      since: row.since ?? '',
      active: row.active,
      functions: abilities.functions(row.personId).map(({ caption }) => caption),
      email: contact ? row.email : null,
      phone: contact ? row.phone : null,
    })),
  };
};
