import { useSearch } from '@callboard/feature';

export const payrollDocumentTypes = ['Payroll', 'Allowance', 'PayrollDetails'] as const;

/** The type that the address names; nothing for all. */
export function useWantedTypes(): string | undefined {
  const [{ type }] = useSearch();
  return payrollDocumentTypes.find((one) => one === type);
}
