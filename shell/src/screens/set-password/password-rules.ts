const shortest = 12;
const longest = 200;

const same = (text: string) => text.trim().toLowerCase();

/** What a new password must fulfil, as far as the phone can tell; the server knows the common ones. */
export const passwordRules = (password: string, login: string) =>
  [
    { rule: 'rule-length', met: password.length >= shortest && password.length <= longest },
    { rule: 'rule-login', met: password !== '' && same(password) !== same(login) },
  ] as const;
