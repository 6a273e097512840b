import type { HomeEntryKind } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import type { ongoingProjects, unratedCrews, unsignedNotes } from './home-work.db.ts';
import type {
  documentsEnding,
  informationLinks,
  uploadsToVerify,
  waitingDocuments,
} from './home-papers.db.ts';
import { entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';

type Part<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

const infoAtMost = 3;

export const noteEntries = ({ items, total }: Part<typeof unsignedNotes>, signWithinMs: number): Found => ({
  kind: 'deliveryNoteToSign',
  entries: items.map(({ crewId, number, crew, project, releasedAt }) => ({
    id: crewId,
    link: { id: crewId },
    words: { number, job: jobName({ project: project.name, crew }) },
    since: releasedAt.toISOString(),
    dueAt: new Date(releasedAt.getTime() + signWithinMs).toISOString(),
  })),
  total,
});

export const documentEntries = (
  kind: HomeEntryKind,
  { items, total }: Part<typeof waitingDocuments>['toSign'],
): Found => ({
  kind,
  entries: items.map(({ id, name, type, since, expiresAt, reason }) => ({
    id,
    link: { id },
    words: { title: name, text: type, reason },
    since,
    ...(expiresAt && { dueAt: expiresAt }),
  })),
  total,
});

export const uploadEntries = ({ items, total }: Part<typeof uploadsToVerify>): Found => ({
  kind: 'documentToVerify',
  entries: items.map(({ id, name, type, who, since }) => ({
    id,
    link: { id },
    words: { title: name, text: type, who: who ?? '' },
    since: since.toISOString(),
  })),
  total,
});

/** What has ended apart from what will: each has its own words. */
export function endingEntries(rows: Part<typeof documentsEnding>, today: string): Found[] {
  const found = (kind: HomeEntryKind, some: typeof rows): Found => ({
    kind,
    entries: some.slice(0, entriesAtMost).map(({ id, name, type, validUntil, functions }) => ({
      id,
      link: { id },
      words: { title: name, text: type, day: validUntil, functions },
      marks: functions ? ['blocks'] : [],
    })),
    total: some.length,
  });
  return [
    found(
      'documentEnded',
      rows.filter(({ validUntil }) => validUntil < today),
    ),
    found(
      'documentEnding',
      rows.filter(({ validUntil }) => validUntil >= today),
    ),
  ];
}

type Information = Part<typeof informationLinks>['items'];

/** What is ready to be read here, and what leads elsewhere. */
export const informationOf = ({ items }: Part<typeof informationLinks>) => ({
  ready: informationEntries(items.filter(({ link }) => !link)),
  links: informationEntries(items.filter(({ link }) => link)),
});

const informationEntries = (items: Information): Found => ({
  kind: 'information',
  entries: items.slice(0, infoAtMost).map(({ id, caption, link, hasFile, publishedAt }) => ({
    id,
    link: { id },
    words: { title: caption },
    since: publishedAt,
    marks: [link ? 'link' : hasFile ? 'file' : 'text'],
  })),
  total: items.length,
});

export const projectEntries = ({ items, total }: Part<typeof ongoingProjects>): Found => ({
  kind: 'ongoingProject',
  entries: items.map(({ number, name, company, status, beginDate, endDate, crewsToday }) => ({
    id: number,
    link: { number },
    words: {
      number,
      title: name,
      text: company ?? '',
      from: beginDate,
      to: endDate ?? '',
      count: crewsToday,
    },
    marks: [status],
  })),
  total,
});

export const rateEntries = ({ items, total }: Part<typeof unratedCrews>): Found => ({
  kind: 'crewToRate',
  entries: items.slice(0, infoAtMost).map(({ id, crew, project, signedOffAt }) => ({
    id,
    link: { id },
    words: { text: jobName({ project, crew }) },
    since: signedOffAt.toISOString(),
  })),
  total,
});
