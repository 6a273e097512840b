import { CallError, discardWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { CrewCheck } from '@callboard/contract';
import { Link, useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, buttonClass } from '@callboard/ui';
import { checkByCodeName } from '../code/optimistic-by-code.ts';
import { paths } from '../../base/paths.ts';
import styles from './refused-step.module.css';

type RefusedStepProps = {
  check: CrewCheck;
  refused: Waiting;
  /** Does it once more, in place of this one. */
  onAgain?: (() => void) | undefined;
};

/** What the server refused later: what it was, why, and the ways on. Nothing of it is lost or goes out by itself. */
export function RefusedStep({ check, refused, onAgain }: RefusedStepProps) {
  const t = useWords('crew-ops');
  const format = useFormat();
  const errorText = useErrorText();
  const { reason, title, key, madeAt, name } = refused;
  const code = reason?.code ?? 'internal';
  const { title: what, text } = errorText(new CallError(code, reason ?? {}));
  // The same code would be refused for ever: there is a new one on the chief's phone.
  const badCode = name === checkByCodeName && (code === 'link_used' || code === 'invalid');
  return (
    <div className={styles.refused}>
      <Banner
        kind="error"
        title={t('on-site.refused', { step: title, time: format.time(madeAt, check.timeZone) })}
        text={badCode ? t('check-in.codeRefused') : `${what}. ${text}`}
      />
      <div className={styles.ways}>
        {onAgain && !badCode && (
          <Button kind="secondary" onClick={onAgain}>
            {t('on-site.again')}
          </Button>
        )}
        {code === 'too_late' && (
          <Link
            to={paths.contactCrewChief.to({ id: check.crewId })}
            className={buttonClass({ kind: 'secondary' })}
          >
            {t('check-in.callChief')}
          </Link>
        )}
        <Button kind="quiet" onClick={() => void discardWaiting(key)}>
          {t('on-site.discard')}
        </Button>
      </div>
    </div>
  );
}
