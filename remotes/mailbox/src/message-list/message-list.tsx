import type { EmailRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, VirtualList } from '@callboard/ui';
import { paths } from '../paths.ts';
import type { Mailbox } from './mailbox-chips.tsx';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useListFace } from './use-list-face.tsx';
import type { LoadedMessages } from './use-message-list.ts';

type MessageListProps = {
  messages: LoadedMessages;
  /** Nothing while it is not known which there are. */
  mailboxes: readonly Mailbox[] | undefined;
  address: ListAddress;
  /** Messages open beside the list instead of on a page of their own. */
  beside: boolean;
};

const keyOf = ({ id }: EmailRow) => id;
/** Three lines, before a row is measured. */
const rowHeight = 92;

/** Messages, newest first. Of thousands only those near the window exist. */
export function MessageList({ messages, mailboxes, address, beside }: MessageListProps) {
  const t = useWords('mailbox');
  const { rows = [], total, more, moreAgain } = messages;
  const state = useListFace(messages, mailboxes, address);
  const { q, mailboxId: mailbox, messageId } = address;
  const addressOf = (id: string) => mailboxes?.find((each) => each.id === id)?.address;
  const linkTo = (id: string) =>
    beside ? paths.messageList.to({}, { q, mailbox, message: id }) : paths.message.to({ id });
  const rowOf = (row: EmailRow) => (
    <MessageRow
      row={row}
      q={q}
      mailboxAddress={addressOf(row.mailboxId)}
      to={linkTo(row.id)}
      current={beside && row.id === messageId}
    />
  );
  return (
    <>
      <VirtualList
        label={t('message-list.label')}
        state={state}
        items={rows}
        keyOf={keyOf}
        row={rowOf}
        estimate={rowHeight}
        total={total}
        onEnd={more}
      />
      {moreAgain && (
        <div role="alert" className={styles.rest}>
          <span>{t('message-list.restFailed')}</span>
          <Button kind="quiet" onClick={() => void moreAgain()}>
            {t('message-list.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
