import { filledTemplate, paragraphsOf } from '@callboard/domain';
import type { TemplateField } from '@callboard/domain';
import { Card } from '@callboard/ui';
import { useFieldNames } from './use-field-names.ts';
import styles from './document-templates.module.css';

type FilledPaperProps = {
  label: string;
  template: { readonly title: string; readonly text: string };
  values: Partial<Readonly<Record<TemplateField, string>>>;
};

/** What the paper says; where nothing is known the name of the field stands in brackets. */
export function FilledPaper({ label, template, values }: FilledPaperProps) {
  const { nameOf } = useFieldNames();
  const fill = (text: string) => filledTemplate(text, (field) => values[field] || `[${nameOf(field)}]`);
  return (
    <section aria-label={label}>
      <Card className={styles.paper}>
        <p className={styles.title}>{fill(template.title)}</p>
        {paragraphsOf(fill(template.text)).map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
          <p key={at} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </Card>
    </section>
  );
}
