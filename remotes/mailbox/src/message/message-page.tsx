import { useGo, useParams, useRedirect } from '@callboard/feature';
import { useWide } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import styles from './message-page.module.css';
import { Message } from './message.tsx';

export function Component() {
  const go = useGo();
  const wide = useWide();
  const { id } = useParams(paths.message);
  // Where there is room it is read beside the list.
  useRedirect(wide ? paths.messageList.to({}, { message: id }) : undefined);
  return (
    <div className={styles.page}>
      <Message key={id} id={id} heading="h1" onLeave={() => void go(paths.messageList.to())} />
    </div>
  );
}
