import type { Readable } from 'node:stream';
import type { ReceivedFile } from './received-file.ts';

/** What the server needs from outside the database. Real ones and the tests' ones fit the same shape. */

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Kept files that go along; `content` is the name that the file port gave them. */
  attachments?: readonly { name: string; type: string; content: string }[];
};
export type MailToDeliver = Omit<Mail, 'attachments'> & {
  tenant: string;
  attached?: readonly { name: string; type: string; bytes: Uint8Array }[];
};
export type MailPort = {
  /** Called by a job after the transaction is committed; throws to be tried again. */
  deliver(mail: MailToDeliver): Promise<void>;
  /** Takes away kept copies of a tenant's mails to an address or with one of the words; nothing where none are kept. */
  forget?(tenant: string, about: { email: string; words: readonly string[] }): Promise<void>;
};

export type FilePort = {
  /** Writes aside and renames; the same content has the same name. */
  put(content: Uint8Array): Promise<{ name: string; size: number }>;
  /**
   * The same for what is too large to hold. What an earlier, interrupted writing under the same key has left is
   * removed.
   */
  putStream(content: AsyncIterable<Uint8Array>, key: string): Promise<{ name: string; size: number }>;
  /** Takes in what somebody sends. It belongs to nothing, and is swept where nobody drops it. */
  receive(content: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  read(name: string): Promise<Uint8Array | null>;
  /** The same piece by piece, for what is passed on; nothing is opened before the first piece is asked for. */
  readStream(name: string): Promise<{ size: number; content: Readable } | null>;
  /**
   * False where the same content was put a moment ago: whoever did may not have written down yet that they need it.
   */
  remove(name: string): Promise<boolean>;
  /** Removes what killed processes have left half-written; answers how many files and bytes those were. */
  sweep(): Promise<{ count: number; bytes: number }>;
};
