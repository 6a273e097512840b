export type LogLevel = 'info' | 'warn' | 'error';
export type LogEntry = {
  readonly level: LogLevel;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: number;
};
type Sink = (entry: LogEntry) => void;
type Write = (message: string, details?: Readonly<Record<string, unknown>>) => void;
export type Log = Readonly<Record<LogLevel, Write>>;

// oxlint-disable-next-line no-console -- the one place that writes to the console
const toConsole: Sink = ({ level, message, details }) => console[level](message, details);
let sinks: readonly Sink[] = [toConsole];

/** Adds a reader of the log. */
export function onLog(sink: Sink): () => void {
  sinks = [...sinks, sink];
  return () => {
    sinks = sinks.filter((other) => other !== sink);
  };
}

/** A log whose entries name where they come from. */
export function logFor(origin: Readonly<Record<string, unknown>>): Log {
  const write =
    (level: LogLevel): Write =>
    (message, details) => {
      for (const sink of sinks) sink({ level, message, details: { ...origin, ...details }, at: Date.now() });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
export const log: Log = logFor({});
