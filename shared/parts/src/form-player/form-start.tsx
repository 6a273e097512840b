import type { FormPerformance } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import { Banner, Button, Page } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import type { FormCommands } from './form-commands.ts';
import { questionsOf } from './question/given-answer.ts';
import { useStartForm } from './use-form-commands.ts';

export type FormStartProps = {
  commands: FormCommands;
  performance: FormPerformance;
  head: ReactNode;
  /** Why this person cannot begin it. */
  closed: { title: string; text: string };
};

/** What nobody has begun: how long it is, and the way in. */
export function FormStart({ commands, performance, head, closed }: FormStartProps) {
  const t = usePartWords();
  const start = useStartForm(commands, performance);
  const { form, questions, may } = performance;
  // As many as are asked once it is begun: others follow from the answers.
  const count = visibleQuestions(questionsOf({ questions }), {}).filter(({ kind }) => kind !== 'info').length;
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        may.start && (
          <Button icon={ClipboardList} onClick={start}>
            {t('form-player.start')}
          </Button>
        )
      }
    >
      {head}
      <p className={quiet.figures}>{t('form-player.questions', { count })}</p>
      {!may.start && <Banner kind="info" {...closed} />}
    </Page>
  );
}
