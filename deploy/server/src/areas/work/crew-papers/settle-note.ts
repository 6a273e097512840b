import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { clientsOf, peopleOf } from '../crew-access/crew-access.public.ts';
import { paperHead, setPaper } from './crew-paper.db.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
import { closeProblemTodos, hasOpenProblem, settleProblems } from './note-problem.db.ts';

type Settled = { as: 'answered'; answer: string; problemId: string } | { as: 'corrected' };

/** Settles what was wrong with a held note: the client can sign once nothing is open, and hears of it. */
export async function settleNote(
  { db, jobs, caller, now }: Pick<Ctx, 'db' | 'jobs' | 'caller' | 'now'>,
  crewId: string,
  note: Pick<CrewPaperRow, 'id' | 'number'>,
  settled: Settled,
): Promise<void> {
  const done = { by: caller.personId, at: now() };
  const { as } = settled;
  const reporters =
    as === 'answered'
      ? await settleProblems(
          db,
          { crewId, problemId: settled.problemId },
          { as, answer: settled.answer, ...done },
        )
      : await settleProblems(db, { crewId }, { as, ...done });
  if (!(await hasOpenProblem(db, crewId))) {
    await setPaper(db, note.id, { disputedAt: null });
    await closeProblemTodos(db, crewId, done);
  }
  const clients = await clientsOf(db, crewId);
  const head = await paperHead(db, crewId);
  await notify(
    { db, jobs, at: now() },
    {
      people: [...clients, ...reporters].filter((one) => one !== caller.personId),
      kind: as === 'answered' ? 'deliveryNoteAnswered' : 'deliveryNoteToSign',
      params: { number: note.number, crew: head.name, project: head.projectName },
      subject: { kind: 'crew', id: crewId },
    },
  );
  await changed(db, [...clients, ...(await peopleOf(db, crewId))], [`crew:${crewId}`, 'todos']);
}
