import { CallError, discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { fieldTextOf, useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import styles from '../personal-calendar.module.css';
import { blockDate, useBlockDate } from './use-block-date.ts';

type BlockInput = Waiting<(typeof blockDate)['endpoint']>['input'];

/** One of them: why, and the ways on. A confirmed job in the way is named and can be blocked all the same. */
export function RefusedBlock({ refused: { key, name, title, input, reason } }: { refused: Waiting }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const errorText = useErrorText();
  const run = useBlockDate();
  const { job, day, from, until, jobs } = reason?.params ?? {};
  const collides = name === blockDate.name && reason?.code === 'collision' && job !== undefined;
  const { body } = input as BlockInput;
  const why = errorText(new CallError(reason?.code ?? 'internal', reason ?? {}));
  const [field] = reason?.fields ?? [];
  const times = from && until ? ` · ${from} – ${until}` : '';
  const again = () =>
    void (collides ? run({ body: { ...body, confirmed: true } }, { instead: key }) : retryWaiting(key));
  return (
    <Banner
      kind="error"
      title={t('personal-calendar.refused', { what: title })}
      text={
        <>
          {collides ? (
            <>
              <p>{t('personal-calendar.block.clash', { count: Number(jobs) || 1 })}</p>
              <p>
                <strong>{String(job)}</strong> · {date(String(day), 'weekday')}
                {times}
              </p>
              <p>{t('personal-calendar.block.clashText')}</p>
            </>
          ) : (
            <p>{field ? fieldTextOf(field) : `${why.title}. ${why.text}`}</p>
          )}
          <div className={styles.actions}>
            <Button kind="secondary" onClick={again}>
              {t(collides ? 'personal-calendar.block.anyway' : 'personal-calendar.again')}
            </Button>
            <Button kind="quiet" onClick={() => void discardWaiting(key)}>
              {t('personal-calendar.discard')}
            </Button>
          </div>
        </>
      }
    />
  );
}
