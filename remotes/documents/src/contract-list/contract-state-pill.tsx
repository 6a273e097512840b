import type { StaffContractRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { StatusName } from '@callboard/ui';

const looks = {
  coming: 'spare',
  valid: 'confirmed',
  ended: 'quiet',
} as const satisfies Record<StaffContractRow['state'], StatusName>;

export function ContractStatePill({ state }: Pick<StaffContractRow, 'state'>) {
  const t = useWords('documents');
  return <StatusPill status={looks[state]} label={t(`contracts.state.${state}`)} />;
}
