import { useQuery } from '@callboard/client';
import { crew, Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Card, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { FileX } from 'lucide-react';
import { Accounts } from '../accounts/accounts.tsx';
import { contractQuery } from '../base/contracts.queries.ts';
import { paths } from '../base/paths.ts';
import { ContractDocuments } from './contract-documents.tsx';
import { ContractHead } from './contract-head.tsx';
import { ContractTerms } from './contract-terms.tsx';

/** One contract: its documents, what it says from which day on, and for the office the person's accounts. */
export function Component() {
  const t = useWords('documents');
  const { id } = useParams(paths.contract);
  const isCrew = useMay(crew);
  const read = useRead(useQuery(contractQuery(id)));
  const missing = {
    icon: FileX,
    title: t('contracts.notFound'),
    text: t('contracts.notFoundText'),
    action: (
      <Link to={paths.contracts.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('contracts.toList')}
      </Link>
    ),
  };
  return (
    <Page title={t('contracts.one')} titleHidden>
      <Faces read={read} loading={<ContractSkeleton />} missing={missing}>
        {(contract) => (
          <>
            <ContractHead contract={contract} />
            <ContractDocuments id={id} />
            <ContractTerms terms={contract.terms} />
            {!isCrew && <Accounts personId={contract.personId} />}
          </>
        )}
      </Faces>
    </Page>
  );
}

const ContractSkeleton = () => (
  <Card>
    <Skeleton width="6rem" />
    <Skeleton width="60%" height="1.375rem" />
    <Skeleton width="80%" />
  </Card>
);
