import { fetchOutside, hostsIn } from '../fetch/fetch-outside.ts';
import { filledTemplate } from './text-messages.ts';
import type { TextMessagePort } from './text-messages.ts';

const answerWithinMs = 10_000;

/** Text messages by the provider that a tenant's template names. Addresses inside are not called. */
export const httpTexts = (ownHosts = hostsIn('CALLBOARD_TEXT_HOSTS')): TextMessagePort => ({
  async send({ to, text }, template) {
    const { address, method, headers, body } = filledTemplate(template, { to, text });
    const { status } = await fetchOutside(address, {
      method,
      headers: method === 'POST' ? { 'content-type': 'application/json', ...lowerCased(headers) } : headers,
      ...(method === 'POST' && { body }),
      withinMs: answerWithinMs,
      mostBytes: 0,
      ownHosts,
    });
    // Without what it answered: that may repeat the number.
    if (status < 200 || status > 299) throw new Error(`The provider of text messages answered ${status}`);
  },
});

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
