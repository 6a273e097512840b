import type { FieldCode } from '@callboard/contract';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a new password beyond its length, which the contract bounds. */
export function passwordTrouble(password: string, login: string): FieldCode | null {
  const same = (text: string) => text.trim().toLowerCase();
  if (same(password) === same(login)) return 'same_as_login';
  if (isCommonPassword(password)) return 'common_password';
  return null;
}
