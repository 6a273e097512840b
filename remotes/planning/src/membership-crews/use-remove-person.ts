import { patch, useCommand } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { membershipCrewQuery, readCrewsAgain } from '../base/membership-crew.queries.ts';
import type { CrewWithPeople } from './membership-crew.tsx';
import { useAddPerson } from './use-add-person.ts';

type Person = CrewWithPeople['people'][number];

/** Takes somebody out of a crew at once; five seconds to take it back. */
export function useRemovePerson(crew: Pick<CrewWithPeople, 'id' | 'name'>, person: Person) {
  const t = useWords('planning');
  const { add } = useAddPerson(crew);
  const { membershipId, name } = person;
  const { mutate } = useCommand(plannerCrews.removeMembership, {
    optimistic: () => [
      patch(membershipCrewQuery(crew.id), (before) => {
        const people = before.people.filter((one) => one.membershipId !== membershipId);
        return { ...before, people, members: people.length };
      }),
    ],
    onSuccess: () => {
      toast.success(t('membership-crew.removed', { name, crew: crew.name }), {
        time: 5000,
        action: { label: t('todo-calendar.undo'), run: () => add(person) },
      });
      return readCrewsAgain();
    },
  });
  return () => mutate({ params: { id: membershipId } });
}
