import { createContext, useContext, useEffect, useId } from 'react';

type Report = (field: string, unfinished: boolean) => void;

const ReportContext = createContext<Report>(() => undefined);

/** A form hears of every day and time inside it that stands there half typed: its value is '' then. */
export const UnfinishedFieldsProvider = ReportContext.Provider;

export function useUnfinishedReport(unfinished: boolean): void {
  const report = useContext(ReportContext);
  const field = useId();
  useEffect(() => report(field, unfinished), [report, field, unfinished]);
  useEffect(() => () => report(field, false), [report, field]);
}
