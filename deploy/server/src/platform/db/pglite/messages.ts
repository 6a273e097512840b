/** What the main thread and the database's thread say to each other. */
export type WorkerStart = { folder: string | null };
export type Ask = { id: number; kind: 'query' | 'script'; sql: string; parameters: readonly unknown[] };
export type AskToClose = { id: number; kind: 'close' };
export type Failure = {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
};
export type Reply =
  | { kind: 'ready' }
  | { kind: 'said'; channel: string; text: string }
  | { kind: 'rows'; id: number; rows: Record<string, unknown>[]; affected: number }
  | { kind: 'failed'; id: number; failure: Failure };
