/** Only these may be logged: no bodies, no query strings, no names of people. */
export type LogFields = {
  traceId?: string;
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  tenant?: string;
  code?: string;
  job?: string;
  count?: number;
  error?: Error;
};
export type Log = {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
};
