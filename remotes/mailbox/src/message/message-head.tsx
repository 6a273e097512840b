import type { EmailMessage } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonHead } from '@callboard/parts';
import grid from '@callboard/ui/styles/grid.module.css';
import { nameOf } from '../base/people.ts';
import styles from './message-head.module.css';
import { MessagePeople } from './message-people.tsx';
import { receivedAt } from './received-at.ts';

/** Who wrote to whom, when, and where it lies. */
export function MessageHead({ message }: { message: EmailMessage }) {
  const t = useWords('mailbox');
  const format = useFormat();
  const { from, to, cc, receivedAt: instant, mailboxName } = message;
  return (
    <div className={grid.gap3}>
      <PersonHead person={{ name: nameOf(from) }} as="p" nobody={t('message-list.nobody')}>
        <time className={styles.time} dateTime={instant}>
          {receivedAt(instant, format)}
        </time>
      </PersonHead>
      <dl className={styles.facts}>
        <dt className={styles.label}>{t('message.from')}</dt>
        <dd className={styles.address}>{from.email}</dd>
        {to.length > 0 && <MessagePeople label={t('message.to')} people={to} />}
        {cc.length > 0 && <MessagePeople label={t('message.cc')} people={cc} />}
        <dt className={styles.label}>{t('message.mailbox')}</dt>
        <dd>{mailboxName}</dd>
      </dl>
    </div>
  );
}
