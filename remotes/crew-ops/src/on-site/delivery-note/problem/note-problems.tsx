import type { DeliveryNote, NoteProblem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Banner } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import styles from './note-problems.module.css';

/** What somebody said is wrong, who and when, and how it was settled. What is open stands first. */
export function NoteProblems({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { problems, timeZone, viewer } = note;
  const open = problems.filter(({ settled }) => settled === null);
  const settled = problems.filter((problem) => problem.settled !== null);
  const office = useMay({ roles: ['office'] });
  const yours = office ? 'delivery-note.problemOffice' : 'delivery-note.problemYours';
  const next = viewer === 'client' ? 'delivery-note.problemWaits' : yours;
  const list = (some: readonly NoteProblem[]) => (
    <ul className={styles.problems}>
      {some.map((problem) => (
        <Problem key={problem.id} problem={problem} zone={timeZone} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && (
        <Banner
          kind="warning"
          title={t('delivery-note.problemOpen')}
          text={
            <>
              {list(open)}
              <p>{t(next)}</p>
            </>
          }
        />
      )}
      {settled.length > 0 && (
        <Banner kind="info" title={t('delivery-note.problemSettled')} text={list(settled)} />
      )}
    </>
  );
}

function Problem({ problem: { text, by, at, settled }, zone }: { problem: NoteProblem; zone: string }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  return (
    <li>
      <p className={styles.text}>{text}</p>
      <p className={quiet.text}>{t('delivery-note.problemBy', { name: by, at: dateTime(at, zone) })}</p>
      {settled && (
        <div className={styles.settled}>
          {settled.answer && <p className={styles.text}>{settled.answer}</p>}
          <p className={quiet.text}>
            {t(settled.as === 'answered' ? 'delivery-note.answeredBy' : 'delivery-note.correctedAfter', {
              name: settled.by,
              at: dateTime(settled.at, zone),
            })}
          </p>
        </div>
      )}
    </li>
  );
}
