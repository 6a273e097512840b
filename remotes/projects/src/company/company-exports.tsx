import { invalidate, useCommand } from '@callboard/client';
import { companies, exports } from '@callboard/contract';
import type { Company, ExportRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { ExportsSection } from '../project-papers/exports-section.tsx';

const kind = 'companyCrewMembersDocuments';

/** The proofs of everybody who works for a company, in one file; nothing for who may not have them. */
export function CompanyExports({ company }: { company: Company }) {
  return useMayCall(companies.exportCompanyCrewMembersDocuments) ? <Exports {...company} /> : null;
}

function Exports({ id, name }: Pick<Company, 'id' | 'name'>) {
  const t = useWords('projects');
  const start = useCommand(companies.exportCompanyCrewMembersDocuments, {
    onSuccess: () => invalidate(exports.exports),
  });
  const isOfThis = (row: ExportRow) => row.kind === kind && row.subject === name;
  const run = () => start.mutate({ params: { id }, body: {} });
  return (
    <ExportsSection
      label={t('company.exportList')}
      isOfThis={isOfThis}
      starts={[{ kind, run, busy: start.isPending }]}
    />
  );
}
