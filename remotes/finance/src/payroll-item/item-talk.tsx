import type { PayrollItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** What the person said was wrong, and what the accountant answered. */
export function ItemTalk({ item: { declinedBody, answerBody, answeredBy } }: { item: PayrollItem }) {
  const t = useWords('finance');
  return (
    <>
      {declinedBody && <Banner kind="warning" title={t('payroll-item.said')} text={declinedBody} />}
      {answerBody && (
        <Banner
          kind="info"
          title={
            answeredBy ? t('payroll-item.answerBy', { name: answeredBy.name }) : t('payroll-item.answerBody')
          }
          text={answerBody}
        />
      )}
    </>
  );
}
