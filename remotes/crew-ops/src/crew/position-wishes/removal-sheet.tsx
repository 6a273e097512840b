import { useCommand, useOnline } from '@callboard/client';
import { crewItems, projectsPages } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { Link, path, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useRefusedText } from '@callboard/parts';
import { Banner, Button, Sheet, TextField, buttonClass } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { positionsChanged } from '../crew-positions/positions-changed.ts';
import styles from './position-wishes.module.css';
import { usePositionText } from './use-position-text.ts';

type RemovalSheetProps = { crew: ProjectCrew; item: ProjectCrewItem; onClose: () => void };

const projectPath = path(projectsPages.project);

/** Lets somebody go who asked for it, or says that they are needed; with words, and the way to a substitute. */
export function RemovalSheet({ crew, item, onClose }: RemovalSheetProps) {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  const online = useOnline();
  const textOf = usePositionText(crew);
  const refusedText = useRefusedText();
  const [words, setWords] = useState('');
  const [done, setDone] = useState<'takenOff' | 'kept' | null>(null);
  // Also after a refusal: somebody else may have decided.
  const read = () => positionsChanged(crew.id);
  const decide = useCommand(crewItems.decideRemoval, {
    onSuccess: (_, { body: { accept } }) => {
      setDone(accept ? 'takenOff' : 'kept');
      return read();
    },
    onError: read,
  });
  const { name, removal } = item;
  const answer = (accept: boolean) =>
    decide.mutate({
      params: { id: item.crewItemId },
      body: { accept, ...(words.trim() && { reason: words.trim() }) },
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('position-wishes.removal', { name })}
      subtitle={textOf(item)}
      actions={
        done === null ? (
          <>
            <Button busy={decide.isPending} disabled={!online} onClick={() => answer(true)}>
              {t('position-wishes.takeOff')}
            </Button>
            <Button kind="secondary" busy={decide.isPending} disabled={!online} onClick={() => answer(false)}>
              {t('position-wishes.keep')}
            </Button>
          </>
        ) : (
          <>
            {done === 'takenOff' && <SubstituteLink number={crew.project.number} />}
            <Button kind="secondary" onClick={onClose}>
              {t('position-wishes.close')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        {removal && (
          <p>{t('position-wishes.because', { reason: removal.reason, when: when(removal.askedAt) })}</p>
        )}
        {done === null ? (
          <TextField
            label={t('position-wishes.words', { name })}
            hint={t('position-wishes.wordsHint')}
            value={words}
            onValue={setWords}
            maxLength={200}
            autoComplete="off"
          />
        ) : (
          <Banner
            kind="info"
            icon={CircleCheck}
            title={t(`position-wishes.${done}`, { name })}
            {...(done === 'takenOff' && { text: t('position-wishes.openAgain') })}
          />
        )}
        {decide.error !== null && <Banner kind="error" {...refusedText(decide.error)} />}
        {!online && <p className={quiet.text}>{t('position-wishes.needsNetwork')}</p>}
      </div>
    </Sheet>
  );
}

/** To where somebody else is found for the position. */
function SubstituteLink({ number }: { number: string }) {
  const t = useWords('crew-ops');
  return (
    useCanOpen(projectPath.to({ number })) && (
      <Link to={projectPath.to({ number }, { part: 'shifts' })} className={buttonClass({ wide: true })}>
        {t('position-wishes.substitute')}
      </Link>
    )
  );
}
