import { useQuery } from '@callboard/client';
import { companies } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Select } from '@callboard/ui';
import { useId, useState } from 'react';
import { receiptTemplatesQuery, receiptWorkQuery } from '../../base/receipts.queries.ts';
import type { ReceiptTemplate } from './template-values.ts';

type TemplateFieldProps = {
  /** What the receipt is for, as the form has it. */
  work: string;
  onTemplate: (template: ReceiptTemplate) => void;
};

/** What receipts for the client of the chosen project can begin from, for those who may see that. */
export function TemplateField(props: TemplateFieldProps) {
  const { data } = useQuery(receiptWorkQuery);
  const mayRead = useMayCall(companies.companyReceiptTemplates);
  const { jobs = [], projects = [] } = data ?? {};
  const project =
    jobs.find(({ crewItemId }) => props.work === `job:${crewItemId}`)?.project ??
    projects.find(({ id }) => props.work === `project:${id}`);
  const companyId = project?.companyId;
  return mayRead && companyId ? <Templates key={companyId} companyId={companyId} {...props} /> : null;
}

function Templates({ companyId, onTemplate }: TemplateFieldProps & { companyId: string }) {
  const t = useWords('finance');
  const id = useId();
  const [chosen, setChosen] = useState('');
  const templates = useQuery(receiptTemplatesQuery(companyId)).data?.items ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      id={id}
      label={t('receipt.template')}
      hint={t('receipt.templateHint')}
      placeholder={t('receipt.chooseTemplate')}
      value={chosen}
      onValue={(value) => {
        setChosen(value);
        const template = templates.find((one) => one.id === value);
        if (template) onTemplate(template);
      }}
      options={templates.map((one) => ({ value: one.id, label: one.caption }))}
    />
  );
}
