import type { Todo } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FoundChoice } from '@callboard/parts';
import type { Choice, FormFields } from '@callboard/parts';
import { useSession } from '@callboard/session';
import { useState } from 'react';
import { usePeopleFound } from '../../people-found/use-people-found.ts';
import { everybody } from './todo-form.ts';
import type { TodoFormValues } from './todo-form.ts';

type RecipientFieldProps = {
  field: ReturnType<FormFields<TodoFormValues>['field']>;
  current: Todo['recipient'];
};

/** Who does it: oneself, all who plan, or somebody found by typing. */
export function RecipientField({ field, current }: RecipientFieldProps) {
  const t = useWords('planning');
  const me = useSession(({ payload }) => payload?.loginData.person);
  const search = usePeopleFound({ eager: false });
  const near: readonly Choice[] = [
    ...(me ? [{ id: me.id, name: t('todo-calendar.me') }] : []),
    { id: everybody, name: t('todo-calendar.allPlanners') },
    ...(current && current.personId !== me?.id ? [{ id: current.personId, name: current.name }] : []),
  ];
  const [chosen, setChosen] = useState(near.find(({ id }) => id === field.value) ?? null);
  return (
    <FoundChoice
      field={field}
      required
      near={near}
      chosen={chosen}
      onChosen={(one) => {
        setChosen(one);
        field.onValue(one?.id ?? '');
      }}
      search={search}
    />
  );
}
