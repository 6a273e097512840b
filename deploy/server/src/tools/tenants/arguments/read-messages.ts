import { readFileSync } from 'node:fs';
import { FetchFailed, hostsIn, outsideAddress } from '#platform/fetch/fetch-outside.ts';
import type { TextTemplate } from '#platform/text-messages/text-messages.ts';
import { TenantCommandRefused } from './refused.ts';

type Typed = {
  readonly address?: string | undefined;
  readonly method?: string | undefined;
  readonly header?: readonly string[] | undefined;
  readonly body?: string | undefined;
};

export type WantedMessages = { readonly template: TextTemplate; readonly host: string } | null;

function hostOf(address: string): string {
  try {
    return outsideAddress(address, hostsIn('CALLBOARD_TEXT_HOSTS')).host;
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new TenantCommandRefused(
      'The provider needs an address of https that is not inside, like https://texts.example/send',
    );
  }
}

function headersIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*([^\r\n]+)$/.exec(line) ?? [];
      if (!name || !value)
        throw new TenantCommandRefused(`A header is "name: value", which "${line.split(':')[0]}" is not.`);
      return [name, value];
    }),
  );
}

/** `@file` keeps what is secret out of the history of the shell. */
function contentOf(body: string): string {
  if (!body.startsWith('@')) return body;
  try {
    return readFileSync(body.slice(1), 'utf8');
  } catch (error) {
    throw new TenantCommandRefused(`${body.slice(1)} cannot be read: ${(error as Error).message}`);
  }
}

/** How a tenant's text messages go out from now on; null where none do. */
export function readMessages([tenant = '', off]: readonly string[], typed: Typed): WantedMessages {
  if (!tenant || (off !== 'none' && !typed.address))
    throw new TenantCommandRefused(
      'Which tenant, and by whom? pnpm tenant messages <tenant> --address https://texts.example/send --body @body.json',
    );
  if (off === 'none') return null;
  const { address = '', method = 'POST', header = [], body = '' } = typed;
  if (method !== 'GET' && method !== 'POST')
    throw new TenantCommandRefused(`The provider is asked by GET or POST, not by ${method}.`);
  const template = {
    address,
    method,
    headers: headersIn(header.map((one) => contentOf(one).trim())),
    body: contentOf(body),
  } as const;
  for (const place of ['{to}', '{text}'])
    if (!`${template.address} ${template.body}`.includes(place))
      throw new TenantCommandRefused(`Neither the address nor the body has ${place} in it.`);
  return { template, host: hostOf(address) };
}
