import { useWords } from '@callboard/i18n';
import { Button, Checkbox, Sheet } from '@callboard/ui';
import styles from './crew-chief-job.module.css';
import type { CrewRow } from './crew-list/use-crew-list.ts';

type PeopleSheetProps = {
  title: string;
  /** What is done with those who are ticked: "Check in 3". */
  verb: string;
  people: readonly CrewRow[];
  /** Who is not meant. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
  onChosen: () => void;
  onClose: () => void;
};

/** Everybody a step for all would be made for, by name: who is not meant is unticked. */
export function PeopleSheet({ title, verb, people, left, onLeft, onChosen, onClose }: PeopleSheetProps) {
  const t = useWords('crew-ops');
  const set = (id: string, on: boolean) => {
    const others = new Set(left);
    if (on) others.delete(id);
    else others.add(id);
    onLeft(others);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      subtitle={t('crew-chief-job.allText')}
      actions={
        <Button disabled={people.every(({ crewItemId }) => left.has(crewItemId))} onClick={onChosen}>
          {verb}
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
