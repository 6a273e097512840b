import { useOnline, useQuery } from '@callboard/client';
import { useErrorText, useSearchText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, ComboBox } from '@callboard/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { peopleFoundQuery } from './membership-crew.queries.ts';
import styles from './membership-crew.module.css';
import type { CrewWithPeople } from './membership-crew.tsx';
import { useAddPerson } from './use-add-person.ts';

const nobody = { value: '', label: '' };

/** Somebody is found by typing and taken in. */
export function AddPerson({ crew }: { crew: CrewWithPeople }) {
  const t = useWords('planning');
  const online = useOnline();
  const errorText = useErrorText();
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(nobody);
  const { text, type } = useSearchText(asked, setAsked);
  const { data, error, isFetching } = useQuery({ ...peopleFoundQuery(asked), enabled: online });
  const { add, busy } = useAddPerson(crew);
  const members = new Set(crew.people.map(({ personId }) => personId));
  const found = (data?.items ?? [])
    .filter(({ id }) => !members.has(id))
    .map(({ id, name, city, functions }) => ({
      value: id,
      label: name,
      hint: [...functions, city].filter(Boolean).join(' · '),
    }));
  const isListed = chosen.value === '' || found.some(({ value }) => value === chosen.value);
  const options = isListed ? found : [chosen, ...found];
  const choose = (value: string) => setChosen(options.find((one) => one.value === value) ?? nobody);
  return (
    <div className={styles.add}>
      <ComboBox
        label={t('membership-crew.addLabel')}
        placeholder={t('membership-crew.addHint')}
        options={options}
        value={chosen.value}
        onValue={choose}
        onSearch={type}
        busy={isFetching || text.trim() !== asked}
        disabled={!online}
        hint={online ? undefined : t('membership-crew.addOffline')}
        error={error && found.length === 0 ? errorText(error).title : undefined}
      />
      <Button
        icon={UserPlus}
        busy={busy}
        disabled={!online || chosen.value === ''}
        onClick={() => {
          add({ personId: chosen.value, name: chosen.label });
          setChosen(nobody);
        }}
      >
        {t('membership-crew.add')}
      </Button>
    </div>
  );
}
