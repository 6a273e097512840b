import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { Legend } from '@callboard/ui/palette';
import { ChevronDown } from 'lucide-react';
import { useCanOpen } from '@callboard/feature';
import styles from './help.module.css';
import type { Answer } from './use-answers.ts';

/** Questions, one of which is open; its address leads to the open one. */
export function AnswerCard({
  answers,
  more,
}: {
  answers: readonly Answer[];
  more?: (id: string) => ReactNode;
}) {
  return (
    <Card flush>
      {answers.map((answer) => (
        <OneAnswer key={answer.id} answer={answer}>
          {more?.(answer.id)}
        </OneAnswer>
      ))}
    </Card>
  );
}

function OneAnswer({ answer, children }: { answer: Answer; children: ReactNode }) {
  const t = useWords('shell');
  const { id, question, text, link, legend } = answer;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = hash === `#${id}`;
  useEffect(() => {
    const element = details.current;
    if (!isAsked || !element || element.open) return;
    element.open = true;
    element.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <details
      ref={details}
      id={id}
      name="help"
      className={styles.question}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isAsked)
          void navigate({ hash: id, search }, { replace: true, preventScrollReset: true });
      }}
    >
      <summary>
        {question}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <p>{text ?? t('help.needs-connection')}</p>
      {legend && (
        <div className={styles.more}>
          <Legend palette={legend} />
        </div>
      )}
      {children && <div className={styles.more}>{children}</div>}
      {link && <LinkBelow link={link} />}
    </details>
  );
}

function LinkBelow({ link: { to, title } }: { link: NonNullable<Answer['link']> }) {
  return (
    useCanOpen(to) && (
      <p>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </p>
    )
  );
}
