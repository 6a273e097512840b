import { call, newIntent, useCommand } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useRef } from 'react';
import { readCrewsAgain } from '../base/membership-crew.queries.ts';
import type { CrewWithPeople } from './membership-crew.tsx';

async function takeBack(id: string) {
  try {
    await call(plannerCrews.removeMembership, { params: { id }, idempotencyKey: newIntent() });
  } catch (error) {
    toast.error(errorTextOf(error).title);
  }
  await readCrewsAgain();
}

/** Takes somebody into a crew; five seconds to take it back. */
export function useAddPerson(crew: Pick<CrewWithPeople, 'id' | 'name'>) {
  const t = useWords('planning');
  const names = useRef(new Map<string, string>());
  const { mutate, isPending } = useCommand(plannerCrews.addMembership, {
    onSuccess: ({ id, personId }) => {
      const name = names.current.get(personId) ?? '';
      toast.success(t('membership-crew.added', { name, crew: crew.name }), {
        time: 5000,
        action: { label: t('todo-calendar.undo'), run: () => void takeBack(id) },
      });
      return readCrewsAgain();
    },
  });
  const add = ({ personId, name }: { personId: string; name: string }) => {
    names.current.set(personId, name);
    mutate({ body: { plannerCrewId: crew.id, personId } });
  };
  return { add, busy: isPending };
}
