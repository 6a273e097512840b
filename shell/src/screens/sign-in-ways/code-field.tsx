import { useWords } from '@callboard/i18n';
import { TextField } from '@callboard/ui';

type CodeFieldProps = {
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** Recovery codes have letters, so the keys are not digits alone. */
  recovery?: boolean;
};

/** Six digits; phones and password managers fill them in. */
export function CodeField({ value, onValue, error, recovery = false }: CodeFieldProps) {
  const t = useWords('signInWays');
  return (
    <TextField
      label={recovery ? t('code.recovery') : t('code.label')}
      name="code"
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      value={value}
      onValue={onValue}
      error={error}
    />
  );
}
