import { serverNow } from '@callboard/client';
import type { Payroll } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, useDeadlineText } from '@callboard/ui';

/** What is to be known before the items are read: until when, who has the word, what was signed. */
export function PayrollNotices({ payroll }: { payroll: Payroll }) {
  const t = useWords('finance');
  const { dateTime } = useFormat();
  const deadlineText = useDeadlineText();
  const now = serverNow();
  const { status, windowEndsAt, confirmedAt, autoAccepted, signedText, openItems, may } = payroll;
  const isLate = windowEndsAt !== null && Date.parse(windowEndsAt) <= now;
  return (
    <>
      {status === 'partlyDeclined' && (
        <Banner kind="info" title={t('payroll.waitsForAnswer')} text={t('payroll.waitsForAnswerText')} />
      )}
      {may.sign && windowEndsAt && (
        <Banner
          kind={isLate ? 'error' : openItems > 0 ? 'warning' : 'info'}
          title={deadlineText(windowEndsAt, now, (at) => t('payroll.until', { at }))}
          text={t('payroll.untilText')}
        />
      )}
      {confirmedAt && (
        <Banner
          kind="success"
          title={t(autoAccepted ? 'payroll.autoAccepted' : 'payroll.confirmedAt', {
            at: dateTime(confirmedAt),
          })}
          text={signedText || undefined}
        />
      )}
      {status === 'locked' && <Banner kind="info" title={t('payroll.locked')} />}
    </>
  );
}
