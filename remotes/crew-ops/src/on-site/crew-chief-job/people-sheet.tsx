import { useWords } from '@callboard/i18n';
import { Button, Checkbox, Sheet } from '@callboard/ui';
import { useState } from 'react';
import styles from './crew-chief-job.module.css';
import type { AllStep } from './use-check-all.ts';
import type { CrewRow } from './use-crew-list.ts';

type PeopleSheetProps = {
  title: string;
  step: AllStep;
  people: readonly CrewRow[];
  onMake: (people: readonly CrewRow[]) => void;
  onClose: () => void;
};

/** Everybody a step for all would be made for, by name: who is not meant is unticked. */
export function PeopleSheet({ title, step, people, onMake, onClose }: PeopleSheetProps) {
  const t = useWords('crew-ops');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const meant = people.filter(({ crewItemId }) => !left.has(crewItemId));
  const set = (id: string, on: boolean) => {
    const others = new Set(left);
    if (on) others.delete(id);
    else others.add(id);
    setLeft(others);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      subtitle={t('crew-chief-job.allText')}
      actions={
        <Button disabled={meant.length === 0} onClick={() => onMake(meant)}>
          {t(`crew-chief-job.allMake.${step}`, { people: meant.length })}
        </Button>
      }
    >
      <div className={styles.people}>
        {people.map(({ crewItemId, name, functionCaption }) => (
          <Checkbox
            key={crewItemId}
            label={name}
            hint={functionCaption}
            checked={!left.has(crewItemId)}
            onValue={(on) => set(crewItemId, on)}
          />
        ))}
      </div>
    </Sheet>
  );
}
