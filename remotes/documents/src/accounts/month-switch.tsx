import { monthAfter, monthBefore } from '@callboard/parts';
import { MonthSteps } from './month-steps.tsx';
import { useMonth } from './use-month.ts';

/** From month to month, as the address says. */
export function MonthSwitch({ month }: { month: string }) {
  const { show } = useMonth();
  return <MonthSteps month={month} before={monthBefore(month)} after={monthAfter(month)} onMonth={show} />;
}
