import { useState } from 'react';
import { classes } from '../style/classes.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';
import { statusNames } from './status-name.ts';
import tint from './tint.module.css';

export type AvatarProps = {
  name: string;
  src?: string | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

/** A person's picture, or their initials on a tint that stays the same for the same name. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes(styles.avatar, styles[size], tint[tintOf(name)])} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

function tintOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return statusNames[sum % statusNames.length] ?? 'quiet';
}
