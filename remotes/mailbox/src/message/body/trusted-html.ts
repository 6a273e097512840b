type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * HTML that the server has cleaned and that goes into a frame in which nothing runs. Where the browser knows
 * Trusted Types, only what went through here gets in.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: Factory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('callboard-mail', { createHTML: (cleaned) => cleaned });
  return policy.createHTML(html);
}
