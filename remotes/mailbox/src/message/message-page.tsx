import { useGo, useParams } from '@callboard/feature';
import { paths } from '../paths.ts';
import { useRedirect } from '../use-redirect.ts';
import { useWide } from '../use-wide.ts';
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
