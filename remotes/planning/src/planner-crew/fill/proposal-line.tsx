import type { CrewFilling, FillReason } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ConflictLines } from '@callboard/parts';
import { Checkbox } from '@callboard/ui';
import styles from './fill-sheet.module.css';
import { usePositionText } from './use-position-text.ts';

type ProposalLineProps = {
  proposal: CrewFilling['proposals'][number];
  chosen: boolean;
  onToggle: () => void;
};

/** Who is proposed for a position, why, and what remains to be said against it. */
export function ProposalLine({ proposal, chosen, onToggle }: ProposalLineProps) {
  const { person, function: needed, reasons, conflicts } = proposal;
  const positionText = usePositionText();
  const reasonText = useReasonText();
  return (
    <li className={styles.line}>
      <Checkbox
        label={`${person.name} · ${needed.caption}`}
        hint={positionText(proposal)}
        checked={chosen}
        onChange={onToggle}
      />
      <p className={styles.why}>{reasons.map(reasonText).join(' · ')}</p>
      {conflicts.length > 0 && (
        <div className={styles.against}>
          <ConflictLines conflicts={conflicts} />
        </div>
      )}
    </li>
  );
}

function useReasonText() {
  const t = useWords('planning');
  const { number, duration } = useFormat();
  return ({ kind, params: { average = 0, km = 0, minutes = 0 } }: FillReason): string =>
    t(`fill.why.${kind}`, {
      average: number(average),
      km: number(km),
      hours: duration(minutes, { signed: false }),
    });
}
