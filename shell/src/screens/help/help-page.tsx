import { searchIn } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { Button, EmptyState, Page, SearchField, Section } from '@callboard/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { InstallHere } from '../install/install-here.tsx';
import { ListShape } from '../skeleton/page-skeleton.tsx';
import { AnswerCard } from './answer-card.tsx';
import { Contact } from './contact.tsx';
import styles from './help.module.css';
import { useAnswers } from './use-answers.ts';
import type { Answer } from './use-answers.ts';

const textOf = ({ question, text }: Answer): string => `${question} ${text ?? ''}`;

/** Answers to what people ask about the pages they have, and who helps with the rest. */
export function Component() {
  const t = useWords('shell');
  const { app, work, incomplete, again } = useAnswers();
  const [q, setQ] = useState('');
  const shown = { work: searchIn(work ?? [], q, textOf), app: searchIn(app, q, textOf) };
  const count = shown.work.length + shown.app.length;
  return (
    <Page title={t('titles.help')} titleHidden>
      <p className={styles.intro}>{t('help.intro')}</p>
      <SearchField
        label={t('help.search')}
        value={q}
        onValue={setQ}
        summary={q && work ? t('help.found', { count }) : undefined}
      />
      {work === undefined && (
        <output aria-label={t('frame.loading')}>
          <ListShape />
        </output>
      )}
      {shown.work.length > 0 && (
        <Section title={t('help.work')}>
          <AnswerCard answers={shown.work} />
        </Section>
      )}
      {incomplete && (
        <div role="alert" className={styles.incomplete}>
          <p>{t('help.incomplete')}</p>
          <Button kind="secondary" onClick={again}>
            {t('help.again')}
          </Button>
        </div>
      )}
      {shown.app.length > 0 && (
        <Section title={t('help.app')}>
          <AnswerCard answers={shown.app} more={(id) => id === 'install' && <InstallHere />} />
        </Section>
      )}
      {work && count === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('help.nothing')}
          text={t('help.nothing-text')}
          action={
            <Button kind="secondary" onClick={() => setQ('')}>
              {t('help.clear')}
            </Button>
          }
        />
      )}
      <Contact />
    </Page>
  );
}
