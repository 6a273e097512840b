import { invalidate, useQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { answerLinks } from '@callboard/contract';
import type { AnswerLink } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { useState } from 'react';
import { JobSkeleton } from '../job/job-skeleton.tsx';
import { AnswerGiven } from './answer-given.tsx';
import styles from './answer-link.module.css';
import { answerLinkQuery } from './answer-link.queries.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { LinkEnded } from './link-ended.tsx';
import { useLinkToken } from './use-link-token.ts';
import { usePersonLanguage } from './use-person-language.ts';

/** What the API answers to a link that has ended, or never was one. */
const ended: readonly CallError['code'][] = ['link_used', 'not_found', 'invalid', 'bad_request'];

/** Where the mail of a request leads: one look, one answer, without a login. */
export function Component() {
  const t = useWords('crew-ops');
  const token = useLinkToken();
  const result = useQuery({ ...answerLinkQuery(token), enabled: token !== '' });
  const read = useRead(result);
  const [given, setGiven] = useState<AnswerLink | null>(null);
  const { data: link, error } = result;
  usePersonLanguage(link?.language);
  if (!given && link?.state === 'open' && link.job)
    return (
      <AnswerQuestion
        key={token}
        token={token}
        link={link}
        job={link.job}
        onAnswered={setGiven}
        onRefused={() => void invalidate(answerLinks.answerLink)}
      />
    );
  const isGone = token === '' || (error !== null && ended.includes(error.code));
  return (
    <Page title={t('answer-link.title')} titleHidden>
      <div className={styles.column}>
        {(given ?? link) && <p className={styles.tenant}>{(given ?? link)?.tenantName}</p>}
        {given?.job && <AnswerGiven answer={given.answer} job={given.job} />}
        {!given && isGone && <LinkEnded state="gone" />}
        {!given && !isGone && (
          <Faces read={read} loading={<JobSkeleton />}>
            {({ state, answer }) => (state === 'open' ? null : <LinkEnded state={state} answer={answer} />)}
          </Faces>
        )}
      </div>
    </Page>
  );
}
