import { useWords } from '@callboard/i18n';
import { Button, TextField } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import type { ItemValues } from '../receipt/items/item-form.ts';
import { ItemHours } from '../invoice/item-hours.tsx';
import styles from './invoice-item-fields.module.css';
import type { InvoiceItemValues, itemFaults } from './new-invoice-form.ts';

type InvoiceItemFieldsProps = {
  /** Of all of them, where the summary of errors leads. */
  id: string;
  items: readonly InvoiceItemValues[];
  currency: string;
  faults: ReturnType<typeof itemFaults>;
  /** Whether a field says what is wrong with it already. */
  showsErrors: (fieldId: string, text: string) => boolean;
  onItems: (items: readonly InvoiceItemValues[]) => void;
};

/** What is asked for, line by line: description, quantity, price and VAT. */
export function InvoiceItemFields(props: InvoiceItemFieldsProps) {
  const { id, items, currency, faults, showsErrors, onItems } = props;
  const t = useWords('finance');
  return (
    <ol id={id} className={styles.items}>
      {items.map((item, at) => {
        const field = (name: keyof ItemValues) => ({
          id: `${id}-${at}-${name}`,
          value: item[name],
          error: showsErrors(`${id}-${at}-${name}`, item[name]) ? faults[at]?.[name] : undefined,
          onValue: (text: string) =>
            onItems(items.map((each, index) => (index === at ? { ...each, [name]: text } : each))),
          autoComplete: 'off',
          required: true,
        });
        const name = t('invoice.itemNumber', { number: at + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an item is its place
          <li key={at}>
            <fieldset className={styles.item}>
              <legend className={styles.legend}>{name}</legend>
              <TextField {...field('description')} label={t('receipt.description')} maxLength={200} />
              <div className={styles.figures}>
                <TextField {...field('quantity')} label={t('receipt.quantity')} inputMode="decimal" />
                <TextField {...field('price')} label={t('invoice.price', { currency })} inputMode="decimal" />
                <TextField {...field('vat')} label={t('receipt.vat')} inputMode="decimal" end="%" />
              </div>
              {item.hours && <ItemHours hours={item.hours} />}
              {items.length > 1 && (
                <Button
                  kind="quiet"
                  icon={Trash2}
                  aria-label={`${t('receipt.removeItem')}: ${name}`}
                  onClick={() => onItems(items.filter((_, index) => index !== at))}
                >
                  {t('receipt.removeItem')}
                </Button>
              )}
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
