import { useCommand } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, EmptyState, LongWords, RowIcon } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { MailCheck, MailX } from 'lucide-react';
import styles from './unsubscribe-form.module.css';

type UnsubscribeFormProps = { token: string; link: AnswerOf<typeof mailbox.unsubscribeLink> };

/** The button that had the focus is gone; what stands in its place takes it and is read out. */
const focus = (element: HTMLElement | null) => element?.focus();

/** One tap. Only it uses the link: a mail scanner that opens the page changes nothing. */
export function UnsubscribeForm({ token, link: { email, list } }: UnsubscribeFormProps) {
  const t = useWords('mailbox');
  const unsubscribe = useCommand(mailbox.unsubscribe);
  if (unsubscribe.isSuccess) {
    const text = `${t('unsubscribe.doneText', { email, list })} ${t('unsubscribe.close')}`;
    return (
      <div ref={focus} tabIndex={-1} className={styles.done}>
        <EmptyState icon={MailCheck} title={t('unsubscribe.doneTitle')} text={text} />
      </div>
    );
  }
  return (
    <div className={grid.gap4}>
      <RowIcon icon={MailX} status="waiting" />
      <h2 className={styles.question}>{t('unsubscribe.question')}</h2>
      <dl className={styles.facts}>
        <dt>{t('unsubscribe.list')}</dt>
        <dd>
          <LongWords>{list}</LongWords>
        </dd>
        <dt>{t('unsubscribe.address')}</dt>
        <dd>
          <LongWords>{email}</LongWords>
        </dd>
      </dl>
      <p>{t('unsubscribe.explanation')}</p>
      <Button
        kind="primary"
        wide
        busy={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ body: { token } })}
      >
        {t('unsubscribe.unsubscribe')}
      </Button>
    </div>
  );
}
