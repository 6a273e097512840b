import { useCommand, useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { answerLinks } from '@callboard/contract';
import type { AnswerLink, JobByLink } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button, Page } from '@callboard/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './answer-link.module.css';
import { LinkJob } from './link-job.tsx';

const LinkRefuseSheet = openedLater(async () => (await import('./link-refuse-sheet.tsx')).LinkRefuseSheet);

type AnswerQuestionProps = {
  token: string;
  link: AnswerLink;
  job: JobByLink;
  onAnswered: (link: AnswerLink) => void;
  /** What the link was about is not so any more. */
  onRefused: () => void;
};

/** One look at the job; only a tap answers: a mail scanner that opens the page changes nothing. */
export function AnswerQuestion({ token, link, job, onAnswered, onRefused }: AnswerQuestionProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const [refusing, setRefusing] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const refused = (why: CallError) => {
    setError(why);
    onRefused();
  };
  const confirm = useCommand(answerLinks.answerByLink, { onSuccess: onAnswered, onError: refused });
  const isChange = job.status === 'hasChanged';
  const keep = () => setRefusing(false);
  return (
    <Page
      title={t('answer-link.title')}
      titleHidden
      actions={
        <>
          <Button kind="secondary" disabled={!online} onClick={() => setRefusing(true)}>
            {t('answer-job.refuse')}
          </Button>
          <Button
            icon={Check}
            disabled={!online}
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ params: { token }, body: { answer: 'confirm' } })}
          >
            {t(isChange ? 'answer-job.confirmChange' : 'answer-job.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.column}>
        <div>
          <p className={styles.tenant}>{link.tenantName}</p>
          <p className={styles.question}>
            {t(isChange ? 'answer-link.questionChange' : 'answer-link.question', { name: link.name })}
          </p>
        </div>
        {error && <Banner kind="error" {...errorText(error)} />}
        {!online && <Banner kind="warning" title={t('answer-job.needsNetwork')} />}
        <LinkJob job={job} />
      </div>
      {refusing && (
        <LinkRefuseSheet
          token={token}
          job={job}
          onAnswered={onAnswered}
          onRefused={onRefused}
          onClose={keep}
          onMissing={keep}
        />
      )}
    </Page>
  );
}
