import { CircleCheck, CircleDashed } from 'lucide-react';
import type { CallError } from '@callboard/client';
import { fieldTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { PasswordField, VisuallyHidden } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import styles from './new-password-field.module.css';
import { passwordRules } from './password-rules.ts';

type Props = {
  readonly login: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** It was sent without a password. */
  readonly missing: boolean;
  readonly error: CallError | null;
};

const ofPassword = ({ path }: { path: string }): boolean => /password$/i.test(path);

/** A new password with its rules, each ticked off while typing. */
export function NewPasswordField({ login, value, onValue, missing, error }: Props) {
  const t = useWords('shell');
  const refused = error?.fields.find(ofPassword);
  const wrong = missing ? t('set-password.password-missing') : refused && fieldTextOf(refused);
  return (
    <div className={grid.gap2}>
      <PasswordField
        label={t('set-password.new')}
        name="newPassword"
        autoComplete="new-password"
        value={value}
        onValue={onValue}
        error={wrong}
      />
      <ul className={styles.rules}>
        {passwordRules(value, login).map(({ rule, met }) => (
          <li key={rule} className={met ? styles.met : undefined}>
            {met ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
            {t(`set-password.${rule}`)}
            <VisuallyHidden>{met ? t('set-password.rule-met') : t('set-password.rule-open')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
