import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FoundChoice } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { usePeopleFound } from '../people-found/use-people-found.ts';
import styles from './membership-crew.module.css';
import type { CrewWithPeople } from './membership-crew.tsx';
import { useAddPerson } from './use-add-person.ts';

/** Somebody is found by typing and taken in. */
export function AddPerson({ crew }: { crew: CrewWithPeople }) {
  const t = useWords('planning');
  const online = useOnline();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const search = usePeopleFound({ eager: true });
  const { add, busy } = useAddPerson(crew);
  const members = new Set(crew.people.map(({ personId }) => personId));
  const others = search.found.filter(({ id }) => !members.has(id));
  // Who searches for a member by name is told so; before that only others are offered.
  const own = search.asked === '' ? [] : search.found.filter(({ id }) => members.has(id));
  const isIn = t('membership-crew.isIn');
  const found = [...others, ...own.map((one) => ({ ...one, hint: `${isIn} · ${one.hint ?? ''}` }))];
  const chosenIsIn = chosen !== null && members.has(chosen.id);
  return (
    <div className={styles.add}>
      <FoundChoice
        field={{ label: t('membership-crew.addLabel') }}
        placeholder={t('membership-crew.addHint')}
        chosen={chosen}
        onChosen={setChosen}
        search={{ ...search, found }}
        disabled={!online}
        hint={online ? (chosenIsIn ? isIn : undefined) : t('membership-crew.addOffline')}
      />
      <Button
        icon={UserPlus}
        busy={busy}
        disabled={!online || chosen === null || chosenIsIn}
        onClick={() => {
          if (chosen) add({ personId: chosen.id, name: chosen.name });
          setChosen(null);
        }}
      >
        {t('membership-crew.add')}
      </Button>
    </div>
  );
}
