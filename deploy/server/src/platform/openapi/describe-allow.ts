import type { Allow } from '@callboard/contract';

const tokenNames = { user: 'normal logins', project: 'project logins', pluscrew: 'plus-crew logins' };

/** Who may call, as a sentence. */
export function describeAllow({
  anyone,
  tokens = ['user'],
  roles,
  loginTypes,
  rights = [],
  mailboxRights = [],
}: Allow): string {
  if (anyone) return 'Anyone, without a sign-in.';
  const logins = tokens.map((token) => tokenNames[token]).join(', ');
  const needed = [
    ...rights.map(([right, permission]) => `${right} ${permission}`),
    ...mailboxRights.map((right) => `mailbox right ${right}`),
  ];
  const kinds = roles ?? loginTypes;
  const who = kinds ? ` that are ${kinds.join(' or ')}` : '';
  return `${logins[0]?.toUpperCase()}${logins.slice(1)}${who}${needed.length > 0 ? `, with ${needed.join(' and ')}` : ''}.`;
}
