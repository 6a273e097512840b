/** What the server needs from outside the database. Real ones and the tests' ones fit the same shape. */

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
};
export type MailPort = {
  /** Called by a job after the transaction is committed; throws to be tried again. */
  deliver(mail: Mail & { tenant: string }): Promise<void>;
};

export type FilePort = {
  /** Writes aside and renames; the same content has the same name. */
  put(content: Uint8Array): Promise<{ name: string; size: number }>;
  read(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
};
