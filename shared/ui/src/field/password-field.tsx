import { useWords } from '@callboard/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useWords('ui');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('password.hide') : t('password.show')}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
