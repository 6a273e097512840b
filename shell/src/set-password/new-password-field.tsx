import { CircleCheck, CircleDashed } from 'lucide-react';
import type { FieldCode } from '@callboard/contract';
import type { CallError } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { PasswordField, Spoken } from '@callboard/ui';
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

const messages = {
  required: 'set-password.password-missing',
  too_short: 'set-password.too-short',
  too_long: 'set-password.too-long',
  common_password: 'set-password.common',
  same_as_login: 'set-password.same-as-login',
} as const satisfies Partial<Record<FieldCode, string>>;

const refusedBy = (error: CallError | null): keyof typeof messages | null => {
  const code = error?.fields.find(({ path }) => /password$/i.test(path))?.code;
  return code && code in messages ? (code as keyof typeof messages) : null;
};

/** A new password with its rules, each ticked off while typing. */
export function NewPasswordField({ login, value, onValue, missing, error }: Props) {
  const t = useWords('shell');
  const refused = refusedBy(error);
  const wrong = missing ? 'required' : refused;
  return (
    <div className={styles.field}>
      <PasswordField
        label={t('set-password.new')}
        name="newPassword"
        autoComplete="new-password"
        value={value}
        onValue={onValue}
        error={wrong ? t(messages[wrong]) : undefined}
      />
      <ul className={styles.rules}>
        {passwordRules(value, login).map(({ rule, met }) => (
          <li key={rule} className={met ? styles.met : undefined}>
            {met ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
            {t(`set-password.${rule}`)}
            <Spoken>{met ? t('set-password.rule-met') : t('set-password.rule-open')}</Spoken>
          </li>
        ))}
      </ul>
    </div>
  );
}
