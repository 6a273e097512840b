import { useWords } from '@callboard/i18n';

const known = ['Payroll', 'Allowance', 'PayrollDetails'] as const;

/** The kinds of papers that come with a payroll, in words; what a tenant named itself stays as it is. */
export function useDocumentType(): (name: string) => string {
  const t = useWords('finance');
  return (name) => {
    const type = known.find((one) => one === name);
    return type ? t(`payrolls-documents.type.${type}`) : name;
  };
}
