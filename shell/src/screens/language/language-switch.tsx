import { ChevronDown, Globe } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { languages } from '@callboard/contract';
import { askedLanguage, asLanguage, languageNames, onWordsChange, useWords } from '@callboard/i18n';
import { useLanguageChoice } from './use-language-choice.ts';
import styles from './language-switch.module.css';

/** Each language in its own words, picked with the phone's own picker. */
export function LanguageSwitch({ framed = false }: { framed?: boolean }) {
  const t = useWords('shell');
  // What was chosen stays picked while its words are on their way.
  const language = useSyncExternalStore(onWordsChange, askedLanguage, askedLanguage);
  const choose = useLanguageChoice();
  const select = useRef<HTMLSelectElement>(null);
  const followChoice = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== language) choose?.(asLanguage(chosen));
  });
  // Somebody may have chosen in the document, before this script was there.
  useEffect(() => followChoice(), []);
  if (!choose) return null;
  return (
    <label className={framed ? `${styles.switch} ${styles.framed}` : styles.switch}>
      <Globe size={20} aria-hidden />
      <select
        ref={select}
        aria-label={t('side-menu.language')}
        value={language}
        onChange={(event) => choose(asLanguage(event.target.value))}
      >
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </label>
  );
}
