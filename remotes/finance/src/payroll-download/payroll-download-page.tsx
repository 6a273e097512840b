import { call, useOnline, useQuery } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import { OpenPaperButton, PaperButton, SharePaperButton } from '@callboard/parts';
import { Banner, Card, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { payrollQuery } from '../base/finance.queries.ts';
import { paths } from '../base/paths.ts';
import { useDocumentType } from '../payroll-facts/use-document-type.ts';
import { usePeriod } from '../payroll-facts/use-period.ts';
import styles from './payroll-download-page.module.css';

/** One paper of a payroll: looked at, saved, given to another app. */
export function Component() {
  const t = useWords('finance');
  const language = useLanguage();
  const online = useOnline();
  const period = usePeriod();
  const typeName = useDocumentType();
  const { number, documentType } = useParams(paths.payrollDownload);
  const read = useRead(useQuery(payrollQuery(number)));
  const paper = {
    name: `${typeName(documentType)} ${number}.pdf`,
    read: (signal: AbortSignal) =>
      call(payrolls.downloadPayroll, { params: { id: number }, query: { documentType, language }, signal }),
  };
  return (
    <Page title={t('payroll-download.title')} titleHidden>
      <Faces read={read} loading={<Skeleton height="10rem" />}>
        {({ fromDay, toDay, documentList }) => (
          <Card className={styles.card}>
            <h2 className={styles.title}>{typeName(documentType)}</h2>
            <p>
              {period(fromDay, toDay)} · {number}
            </p>
            {documentType === 'Payroll' || documentList.some(({ type }) => type.name === documentType) ? (
              <>
                {!online && <Banner kind="warning" title={t('payroll-download.offline')} />}
                <OpenPaperButton paper={paper} kind="primary" />
                <PaperButton paper={paper} kind="secondary" />
                <SharePaperButton paper={paper} kind="quiet" />
              </>
            ) : (
              <Banner kind="info" title={t('payroll-download.missing')} />
            )}
            <Link to={paths.payroll.to({ number })} className={buttonClass({ kind: 'quiet' })}>
              {t('payroll-item.toPayroll', { number })}
            </Link>
          </Card>
        )}
      </Faces>
    </Page>
  );
}
