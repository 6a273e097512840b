import type { StaffContractRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, LongWords } from '@callboard/ui';
import { ContractStatePill } from '../contract-list/contract-state-pill.tsx';
import { useValidityText } from '../contract-list/use-validity-text.ts';
import styles from './contract.module.css';

/** Whose contract, what kind, and from when to when. */
export function ContractHead({ contract }: { contract: StaffContractRow }) {
  const t = useWords('documents');
  const { date } = useFormat();
  const validity = useValidityText();
  const { caption, kind, number, personName, signedAt, state } = contract;
  return (
    <Card>
      <div>
        <ContractStatePill state={state} />
      </div>
      <h2 className={styles.name}>
        <LongWords>{caption || t(`contracts.kind.${kind}`)}</LongWords>
      </h2>
      <p className={styles.about}>
        {[personName, number, caption && t(`contracts.kind.${kind}`)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.figures}>{validity(contract)}</p>
      <p className={styles.about}>
        {signedAt ? t('contracts.signedAt', { date: date(signedAt, 'medium') }) : t('contracts.unsigned')}
      </p>
    </Card>
  );
}
