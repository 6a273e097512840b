import type { QueryKey } from '@tanstack/react-query';
import type { AnyEndpoint, ApiError } from '@callboard/contract';
import type { CallErrorCode } from '../../call/call-error.ts';
import type { InputOf } from '../../call/call.ts';

/** Why the server refused, or why the last try came to nothing, as far as it can be stored. */
export type Reason = {
  readonly code: CallErrorCode;
  readonly status?: number;
  readonly params: ApiError['params'];
  readonly fields: ApiError['fields'];
  readonly traceId?: string;
};

export type ItemFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** What the server calls it, once it is there. */
  readonly uploadId: string | null;
  readonly uploadedAt: number;
  /** Each upload is an intent of its own. */
  readonly uploads: number;
};

/** One intent as it lies on the phone. Everything that sending needs is data: the feature may not be loaded then. */
export type Item = {
  /** Idempotency key, made once. */
  readonly key: string;
  /** Tenant and person: nobody else ever sees or sends it. */
  readonly owner: string;
  /** What it is about. In order and one at a time within it. */
  readonly entity: string;
  readonly name: string;
  /** What the person did, in the language of that moment. */
  readonly title: string;
  /** Where it can be put right. */
  readonly editAt: string | null;
  /** Equal for the same wish. */
  readonly wish: string;
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly body: unknown;
  readonly version: number | null;
  readonly input: unknown;
  readonly answers: 'nothing' | 'data';
  /** Error codes that say it is already so. */
  readonly settledBy: readonly string[];
  readonly invalidates: readonly QueryKey[];
  /** The phone's clock at the tap, where the call wants to know. */
  readonly device: Device | null;
  readonly madeAt: number;
  /** How often it left the phone, or tried to. */
  readonly tries: number;
  readonly refused: boolean;
  readonly reason: Reason | null;
  readonly files: readonly ItemFile[];
};
export type Device = {
  readonly deviceAt: string;
  readonly clockOffsetMs: number | null;
  readonly offline: boolean;
};
/** As it lies in the store: its number there is its place in the order. */
export type Placed = Item & { readonly seq: number };

/**
 * `sending`: just made, on its way. `waiting`: saved on this phone. `attention`: refused, nothing of its entity goes on.
 * `sent`: done, shown until the screens have read the server's new state.
 */
export type WaitingState = 'sending' | 'waiting' | 'attention' | 'sent';

/** One intent as screens see it. */
export type Waiting<E extends AnyEndpoint = AnyEndpoint> = {
  readonly key: string;
  readonly entity: string;
  readonly name: string;
  readonly title: string;
  readonly editAt: string | null;
  readonly input: InputOf<E>;
  readonly state: WaitingState;
  /** When it was made, by the server's clock as far as it was known. */
  readonly madeAt: number;
  /** Of the refusal, or of the last try. */
  readonly reason: Reason | null;
  readonly files: readonly Pick<ItemFile, 'name' | 'type' | 'size'>[];
};
export type HeldFile = { readonly file: Blob; readonly name: string };
export type Draft = {
  readonly item: Item;
  /** Of its files. */
  readonly bytes: readonly ArrayBuffer[];
  /** Takes the place of this one, which was refused; its files stay where no others come. */
  readonly instead?: string;
  /** Takes the place of the one before it, as long as that has not left the phone. */
  readonly latestWins: boolean;
};

export const isFull = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError';
