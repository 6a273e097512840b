import type { Receipt } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { paths } from '../../base/paths.ts';

const gapCodes = ['items', 'documents', 'gross', 'date'] as const;

/** Why it came back, what is worth a second look, and what is missing before it can be handed in. */
export function ReceiptNotices({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const { number } = useFormat();
  const { status, reason, warnings, gaps, may, decidedBy } = receipt;
  const missing = gapCodes.filter((path) => gaps.some((gap) => gap.path === path));
  return (
    <>
      {reason && (status === 'rejected' || status === 'draft') && (
        <Banner
          kind="warning"
          title={decidedBy ? t('receipt.rejectedBy', { name: decidedBy.name }) : t('receipt.rejected')}
          text={reason}
        />
      )}
      {warnings.map(({ code, numbers, days }) =>
        code === 'duplicate' ? (
          <Banner
            key={code}
            kind="warning"
            title={t('receipt.duplicate')}
            action={numbers.map((one) => (
              <Link
                key={one}
                to={paths.receipt.to({ number: one })}
                className={buttonClass({ kind: 'quiet' })}
              >
                {one}
              </Link>
            ))}
          />
        ) : (
          <Banner key={code} kind="warning" title={t('receipt.old', { days: number(days) })} />
        ),
      )}
      {may.edit && missing.length > 0 && (
        <Banner
          kind="info"
          title={t('receipt.missing')}
          text={missing.map((path) => (
            <p key={path}>{t(`receipt.gap.${path}`)}</p>
          ))}
        />
      )}
    </>
  );
}
