import type { StaffContractRow } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { FilePenLine, PenLine } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { ContractStatePill } from './contract-state-pill.tsx';
import { useValidityText } from './use-validity-text.ts';
import styles from './contracts.module.css';

/** One contract: what kind, from when to when, and whether something of it waits for a signature. */
export function ContractRow({ row, showPerson }: { row: StaffContractRow; showPerson: boolean }) {
  const t = useWords('documents');
  const validity = useValidityText();
  const { id, caption, number, personName, toSign } = row;
  return (
    <ListRow
      as={Link}
      to={paths.contract.to({ id })}
      leading={<RowIcon icon={FilePenLine} />}
      title={showPerson ? personName : caption || t(`contracts.kind.${row.kind}`)}
      subtitle={[showPerson && caption, number, validity(row)].filter(Boolean).join(' · ')}
      text={
        <span className={styles.pills}>
          <ContractStatePill state={row.state} />
          {toSign > 0 && (
            <StatusPill status="waiting" icon={PenLine} label={t('contracts.toSign', { count: toSign })} />
          )}
        </span>
      }
    />
  );
}
