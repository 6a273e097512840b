import type { SlotName } from '@callboard/contract';
import { Slot } from '@callboard/feature';
import { Section } from '@callboard/ui';
import styles from './home.module.css';

type Props = { readonly title: string; readonly slot: SlotName; readonly needs?: boolean };

/** A heading over what features add here; without anything it is not there, heading included. */
export function HomeBlock({ title, slot, needs = false }: Props) {
  return (
    <div className={styles.block}>
      <Section title={title}>
        <div className={needs ? `${styles.cards} ${styles.needs}` : styles.cards}>
          <Slot name={slot} />
        </div>
      </Section>
    </div>
  );
}
