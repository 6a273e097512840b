import { useOnline, useQuery } from '@callboard/client';
import type { Todo } from '@callboard/contract';
import { useSearchText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { useSession } from '@callboard/session';
import { ComboBox } from '@callboard/ui';
import { useState } from 'react';
import { peopleFoundQuery } from '../membership-crews/membership-crew.queries.ts';
import { everybody } from './todo-form.ts';
import type { TodoFormValues } from './todo-form.ts';

type RecipientFieldProps = {
  field: ReturnType<FormFields<TodoFormValues>['field']>;
  current: Todo['recipient'];
};

/** Who does it: oneself, all who plan, or somebody found by typing. */
export function RecipientField({ field, current }: RecipientFieldProps) {
  const t = useWords('planning');
  const online = useOnline();
  const me = useSession(({ payload }) => payload?.loginData.person);
  const [asked, setAsked] = useState('');
  const { text, type } = useSearchText(asked, setAsked);
  const { data, isFetching } = useQuery({ ...peopleFoundQuery(asked), enabled: online && asked !== '' });
  const near = [
    ...(me ? [{ value: me.id, label: t('todo-calendar.me') }] : []),
    { value: everybody, label: t('todo-calendar.allPlanners') },
    ...(current && current.personId !== me?.id ? [{ value: current.personId, label: current.name }] : []),
  ];
  const found = (data?.items ?? []).map(({ id, name, city, functions }) => ({
    value: id,
    label: name,
    hint: [...functions, city].filter(Boolean).join(' · '),
  }));
  const [chosen, setChosen] = useState(near.find(({ value }) => value === field.value));
  const others = found.filter(({ value }) => !near.some((one) => one.value === value));
  const offered = asked === '' ? near : others;
  const isOffered = !chosen || offered.some(({ value }) => value === chosen.value);
  return (
    <ComboBox
      {...field}
      required
      options={isOffered ? offered : [chosen, ...offered]}
      onValue={(value) => {
        setChosen([...near, ...others].find((one) => one.value === value));
        field.onValue(value);
      }}
      onSearch={type}
      busy={isFetching || text.trim() !== asked}
    />
  );
}
