import type { TextReader } from '../text-reader/text-reader.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  Identity,
  Language,
  ParamsOf,
  QueryOf,
} from '@callboard/contract';
import type { Db } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { FilePort, Mail } from '../ports.ts';
import type { Keys } from '../keys/keys.ts';
import type { ClosedBundles } from '../db/tenants.db.ts';
import { AppError } from '../errors/app-error.ts';
import type { CallerAddress } from './caller-address.ts';
import type { ChosenOnce, OutsideWork } from '../outside-work.ts';

/** Who calls. Rights are those of this moment, read with the request. */
export type Caller = Identity & {
  readonly sessionId: string;
  readonly loginId: string;
  /** The person behind a normal login; limited logins have none. */
  readonly personId: string | null;
  readonly name: string;
  readonly language: Language | null;
  /** What a limited login is limited to: the number of its project or plus crew. */
  readonly subject: string | null;
  /** When they last proved within this session who they are. */
  readonly provedAt: Date | null;
  /** When they signed in with something that they know or hold; null where a link did it. */
  readonly signedInAt: Date | null;
  /** Whether a value of the session cookie belongs to this session. */
  readonly holdsCookie: (cookie: string) => boolean;
};

/** Finds the caller of a bearer token, in the tenant that `db` is bound to. */
export type CallerOf = (
  token: string,
  db: Db,
  now: Date,
  keys: Keys,
  options?: { readonly late?: boolean },
) => Promise<Caller | null>;

export type CookieOptions = {
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: 'Strict' | 'Lax';
};

export type RequestFacts = CallerAddress & {
  /** The host that the person asked, without its port. */
  readonly host: string;
  /** Where the tenant answers, for links that leave the product: its own address, else the host that was asked. */
  readonly origin: string;
  readonly userAgent: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Whether the person reached us by https. */
  readonly secure: boolean;
};

export type CurrentTenant = {
  readonly id: string;
  readonly name: string;
  readonly bundles: readonly string[];
  /** When those that it had before were switched off. */
  readonly closedBundles: ClosedBundles;
  /** Where links in mails lead to, where an operator has said it. */
  readonly address: string | null;
  /** What it asks a fresh proof for, and for how many minutes one counts. */
  readonly stepUp: readonly string[];
  readonly stepUpMinutes: number;
};

/** The server about itself. */
export type ServerFacts = {
  readonly version: string;
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly schema: number;
  /** Whether it can still write. */
  readonly writable: () => Promise<boolean>;
  /** When the newest good backup was made. */
  readonly lastBackupAt: () => Promise<string | null>;
  /** Reads letters in pictures, where this machine has what does. */
  readonly textReader: TextReader | null;
};

export type Ctx = {
  /** One transaction, bound to the tenant; read-only for a GET. */
  readonly db: Db;
  readonly tenant: CurrentTenant;
  /** Throws `sign_in` where nobody is signed in (only possible on endpoints for anyone). */
  readonly caller: Caller;
  readonly callerOrNull: Caller | null;
  readonly now: () => Date;
  /** Sent after the transaction is committed, and tried again until it is delivered. */
  readonly mail: { send(mail: Mail): Promise<void> };
  readonly files: FilePort;
  readonly jobs: Jobs;
  readonly keys: Keys;
  /** Streams that tell what to fetch again; filled by `changed`. */
  readonly live: Pick<LiveHub, 'open'>;
  readonly server: ServerFacts;
  /** Work that needs no database is done while the call holds no connection (outside-work.ts). */
  readonly outside: OutsideWork;
  /** For moments and ids that such work depends on. */
  readonly once: ChosenOnce;
  readonly log: Log;
  readonly traceId: string;
  readonly reply: {
    status(code: number): void;
    header(name: string, value: string): void;
    setCookie(name: string, value: string, options?: CookieOptions): void;
    clearCookie(name: string): void;
  };
};

export type Input<E extends AnyEndpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: RequestFacts;
};

/** The answer of an endpoint whose contract says `answer: 'file'`. */
export class FileReply {
  readonly content: Uint8Array | NodeJS.ReadableStream;
  readonly type: string;
  readonly headers: Record<string, string>;

  constructor(
    content: Uint8Array | NodeJS.ReadableStream,
    type: string,
    headers: Record<string, string> = {},
  ) {
    this.content = content;
    this.type = type;
    this.headers = headers;
  }
}

/**
 * An answer that takes long and needs no database. It is made once the transaction of its call is over; what it needs
 * of the database has been read by then.
 */
export class LaterReply {
  readonly make: () => Promise<unknown>;

  private constructor(make: () => Promise<unknown>) {
    this.make = make;
  }

  /** For the type of a handler it is the answer that will be made. */
  static of<Answer>(make: () => Promise<Answer>): Answer {
    return new LaterReply(make) as unknown as Answer;
  }
}

type ReplyOf<E extends AnyEndpoint> = E['answer'] extends 'file' ? FileReply : AnswerOf<E>;

export type Handler<E extends AnyEndpoint> = (input: Input<E>, ctx: Ctx) => Promise<ReplyOf<E>>;

/** One handler for each verb of an area: a missing one does not compile. */
export type AreaRoutes<Area extends Record<string, AnyEndpoint>> = {
  readonly [Verb in keyof Area]: Handler<Area[Verb]>;
};

/** For an editable thing: the version the writer has seen must be the one that stands. */
export function requireVersion(request: RequestFacts, version: number, current?: unknown): void {
  const seen = request.headers['if-match'];
  if (!seen) throw new AppError('precondition_required');
  if (seen.replace(/^W\//, '').replaceAll('"', '') !== String(version)) {
    throw new AppError('conflict', { params: { version }, current });
  }
}
