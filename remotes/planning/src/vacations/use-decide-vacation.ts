import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { home, plannerGrid, todos, vacations } from '@callboard/contract';
import type { Absence } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';

/** Everything that says how far a vacation is. */
const readAgain = () =>
  Promise.all(
    [
      vacations.vacationRequest,
      vacations.vacationRequests,
      home.home,
      todos.todos,
      plannerGrid.plannerGrid,
    ].map((endpoint) => invalidate(endpoint)),
  );

/** Somebody decided while this one was looking. */
const isOvertaken = ({ code }: CallError): boolean => code === 'conflict' || code === 'wrong_state';

/** The ways to decide. The person is told at once, so nothing of it is taken back. */
export function useDecideVacation({ id, version, personName: name }: Absence, onOvertaken: () => void) {
  const t = useWords('planning');
  const done = (what: 'approved' | 'refused' | 'kept' | 'cancelled') => () => {
    toast.success(t(`vacations.done.${what}`, { name }));
    return readAgain();
  };
  const onRefused = async (error: CallError) => {
    if (!isOvertaken(error)) return;
    await readAgain();
    onOvertaken();
  };
  const onError = (error: CallError) =>
    isOvertaken(error) ? onRefused(error) : toast.error(errorTextOf(error).title);
  const approve = useCommand(vacations.approveVacation, { onSuccess: done('approved'), onError });
  const agree = useCommand(vacations.cancelVacation, { onSuccess: done('cancelled'), onError });
  const refuse = useFormCommand(vacations.refuseVacation, { onSuccess: done('refused'), onRefused });
  const keep = useFormCommand(vacations.refuseVacation, { onSuccess: done('kept'), onRefused });
  const cancel = useFormCommand(vacations.cancelVacation, { onSuccess: done('cancelled'), onRefused });
  const of = { params: { id }, version };
  const plain = { ...of, body: { reason: '' } };
  return {
    busy: approve.isPending || agree.isPending,
    approve: () => approve.mutate(plain),
    agree: () => agree.mutate(plain),
    refuse: (reason: string) => refuse({ ...of, body: { reason } }),
    keep: (reason: string) => keep({ ...of, body: { reason } }),
    cancel: (reason: string) => cancel({ ...of, body: { reason } }),
  };
}
