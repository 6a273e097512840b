import type { AnyEndpoint, ErrorCode } from '@callboard/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { Answer, InputOf } from '../call/call.ts';
import type { Patch } from '../query/patch.ts';
import { keyFor } from '../query/queries.ts';
import type { Waiting } from './store/item.ts';

type Named = { readonly queryKey: QueryKey } | AnyEndpoint;

export type QueuedRules<E extends AnyEndpoint, Data> = {
  /** Unique and for ever, "crew-ops.check-in": items of it outlive releases. */
  readonly name: string;
  /** What it is about, "crewItem/4711". In order within it, side by side with others. */
  readonly entity: (input: InputOf<E>) => string;
  /** What screens show over what the server said. Harmless over an answer that already contains it. */
  readonly apply?: (data: Data, made: Waiting<E>) => Data;
  /** What is read again once it is done: queries, or everything of an endpoint. */
  readonly invalidates?: (input: InputOf<E>) => readonly Named[];
  /** Puts the answer where it is shown, before anything is read again. */
  readonly settle?: (answer: Answer<E>, input: InputOf<E>) => readonly Patch[];
  /** The body also says when the phone was tapped: `deviceAt`, `clockOffsetMs`, `offline`. */
  readonly device?: boolean;
  /** Refusals that say it is already so: done, and nobody is bothered. */
  readonly settledBy?: readonly ErrorCode[];
  /** A later one replaces an earlier one that has not left the phone: for what is saved while typing. */
  readonly latestWins?: boolean;
};
export type QueuedCommand<E extends AnyEndpoint, Data> = QueuedRules<E, Data> & { readonly endpoint: E };
/** Whatever it calls, it changes this kind of data. */
export type Applies<Data> = {
  readonly name: string;
  readonly apply?: ((data: Data, made: never) => Data) | undefined;
};

export const keysOf = (named: readonly Named[]): QueryKey[] => named.map(keyFor);

/** A command whose kind of data is not known here. */
export type AnyCommand = QueuedCommand<AnyEndpoint, unknown>;
const commands = new Map<string, AnyCommand>();
/** The command as far as its feature is loaded. */
export const commandOf = (name: string): AnyCommand | undefined => commands.get(name);

/** A write that is kept on the phone until the server has it, as a value. */
export function queued<E extends AnyEndpoint, Data = never>(
  endpoint: E,
  rules: QueuedRules<E, Data>,
): QueuedCommand<E, Data> {
  if (endpoint.method === 'GET') throw new Error(`${endpoint.path} is no write`);
  const command = { ...rules, endpoint };
  commands.set(rules.name, command as unknown as AnyCommand);
  return command;
}

const place = (index: number) => `callboard-file:${index}`;
/** Stands in a body where the id of an attached file comes. */
export const uploaded = (index = 0): string => place(index);

/** The body with the ids in their places. */
export function withUploads(body: unknown, ids: readonly string[]): unknown {
  if (typeof body === 'string') return ids.find((_, index) => body === place(index)) ?? body;
  if (Array.isArray(body)) return body.map((each) => withUploads(each, ids));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withUploads(value, ids)]));
}
