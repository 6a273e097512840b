import type { AnswerOf, documents } from '@callboard/contract';
import quiet from '@callboard/ui/styles/quiet.module.css';
import styles from './sign.module.css';

type Consent = AnswerOf<typeof documents.consent>;

/** The sentence to agree to, in its language, and what kind of signature it leads to. */
export function ConsentText({
  consent: { language, text, kind },
}: {
  consent: Pick<Consent, 'language' | 'text' | 'kind'>;
}) {
  return (
    <>
      <blockquote className={styles.consent} lang={language === 'deAt' ? 'de-AT' : language}>
        {text}
      </blockquote>
      <p className={quiet.figures}>{kind}</p>
    </>
  );
}
