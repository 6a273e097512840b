import { formsOfPerson } from '../../people/persons/persons.public.ts';
import type { HomeAsked, HomeLists } from './home-asked.ts';
import { counted, entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';
import { documentsEnding, uploadsToVerify, waitingDocuments } from './home-papers.db.ts';
import { documentEntries, endingEntries, uploadEntries } from './home-papers.ts';
import { skillsEnding } from './home-skills.db.ts';
import { skillEntries } from './home-skills.ts';

type Forms = Awaited<ReturnType<typeof formsOfPerson>>['rows'];

function formEntries(rows: Forms): Found {
  const waiting = rows.filter(({ state }) => state !== 'submitted');
  return {
    kind: 'formToFill',
    entries: waiting.slice(0, entriesAtMost).map(({ formId, kind, name, dueOn, state }) => ({
      id: formId,
      link: { id: formId },
      words: { title: name },
      marks: [kind, state],
      ...(dueOn && { dueOn }),
    })),
    total: waiting.length,
  };
}

export async function findPapers(asked: HomeAsked): Promise<Partial<HomeLists>> {
  const { ctx, personId, today, rules, counts, is, open } = asked;
  const { db } = ctx;
  if (!open('documents')) return {};
  const papers = await waitingDocuments(db, personId);
  const { rows: forms } = await formsOfPerson(db, personId, { limit: 200, page: 1 });
  const near = { personId, today, days: Math.max(0, ...rules.expiryReminderDays) };
  const ownForms = new Set(forms.map(({ formId }) => formId));
  return {
    needsYou: [
      documentEntries('documentToSign', papers.toSign),
      documentEntries('documentToUpload', papers.toUpload),
      formEntries(forms),
      ...(is('office') ? [uploadEntries(await uploadsToVerify(db, personId))] : []),
    ],
    info: [
      documentEntries('documentBeingVerified', papers.beingVerified),
      counted('documentsSigning', counts.signing),
    ],
    warnings: [
      ...endingEntries(await documentsEnding(db, near), today),
      ...(is('crew') ? skillEntries(await skillsEnding(db, near), { today, ownForms }) : []),
    ],
  };
}
