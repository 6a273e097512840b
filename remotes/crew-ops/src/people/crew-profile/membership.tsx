import { useOnline, useQuery } from '@callboard/client';
import type { CrewProfile, PlannerCrewRow } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Faces, Skeleton } from '@callboard/ui';
import { UserMinus, UserPlus } from 'lucide-react';
import { groupMembersQuery } from './crew-profile.queries.ts';
import { useAddMembership } from './use-add-membership.ts';
import { useRemoveMembership } from './use-remove-membership.ts';

type MembershipProps = {
  group: PlannerCrewRow;
  person: Pick<CrewProfile, 'personId' | 'name'>;
  mayAdd: boolean;
  mayRemove: boolean;
};

/** Whether somebody is in this group, and the one step that changes it. */
export function Membership({ group, person, mayAdd, mayRemove }: MembershipProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const online = useOnline();
  const read = useRead(useQuery(groupMembersQuery(group.id, person.name)));
  const add = useAddMembership(group, person);
  const remove = useRemoveMembership(group, person);
  const { id: plannerCrewId, name: groupName } = group;
  const { personId } = person;
  return (
    <Faces read={read} loading={<Skeleton height="3rem" />}>
      {({ items }) => {
        const member = items.find((row) => row.personId === personId);
        if (!member)
          return mayAdd && group.may.add && !group.full ? (
            <Button
              icon={UserPlus}
              busy={add.isPending}
              disabled={!online}
              onClick={() => add.mutate({ body: { plannerCrewId, personId } })}
            >
              {t('crew-profile.add', { group: groupName })}
            </Button>
          ) : (
            <p>{t(group.full ? 'crew-profile.full' : 'crew-profile.cannotAdd')}</p>
          );
        const { membershipId, since } = member;
        return (
          <>
            <p>
              {since
                ? t('crew-profile.memberSince', { group: groupName, day: date(since, 'medium') })
                : t('crew-profile.member', { group: groupName })}
            </p>
            {mayRemove && group.may.remove && membershipId && (
              <Button
                kind="secondary"
                icon={UserMinus}
                busy={remove.isPending}
                disabled={!online}
                onClick={() => remove.mutate({ params: { id: membershipId } })}
              >
                {t('crew-profile.remove', { group: groupName })}
              </Button>
            )}
          </>
        );
      }}
    </Faces>
  );
}
