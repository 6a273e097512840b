import { useFormat } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import styles from './money-sums.module.css';

type MoneySumsProps = {
  title: string;
  sums: readonly { readonly currency: string; readonly gross: number }[];
};

/** A sum for each currency: amounts of two currencies have none together. */
export function MoneySums({ title, sums }: MoneySumsProps) {
  const { money } = useFormat();
  if (sums.length === 0) return null;
  return (
    <Card className={styles.card}>
      <p className={quiet.text}>{title}</p>
      <ul className={styles.sums} aria-label={title}>
        {sums.map(({ currency, gross }) => (
          <li key={currency}>{money({ amount: gross, currency })}</li>
        ))}
      </ul>
    </Card>
  );
}
