import type { CalendarCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { filledTexts } from './use-counts-text.ts';
import styles from './crew-bar.module.css';

const parts = ['filled', 'requested', 'missing'] as const;

/** Who has confirmed, who was asked and who is missing, as a bar and in words. */
export function CrewBar({ crew }: { crew: CalendarCrew }) {
  const t = useWords('planning');
  const { positions, spare } = crew;
  return (
    <div className={styles.bar}>
      {positions > 0 && (
        <div className={styles.track} aria-hidden="true">
          {parts.map(
            (part) =>
              crew[part] > 0 && <span key={part} className={styles[part]} style={{ flexGrow: crew[part] }} />,
          )}
        </div>
      )}
      <p className={styles.words}>
        {filledTexts(t, crew).join(' · ')}
        {spare !== null && spare > 0 && ` · ${t('planning-calendar.spare', { figure: spare })}`}
      </p>
    </div>
  );
}
