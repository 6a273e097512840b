import type { DocumentDetail } from '@callboard/contract';

/** What can happen to a document, by the words of the evidence; what was replaced is void too. */
const eventKinds = [
  'created',
  'sent',
  'opened',
  'viewed',
  'consented',
  'signed',
  'declined',
  'delegated',
  'reminded',
  'edited',
  'expired',
  'voided',
  'replaced',
  'sealed',
] as const;
type EventKind = (typeof eventKinds)[number];
export const isEventKind = (kind: string): kind is EventKind =>
  (eventKinds as readonly string[]).includes(kind);

export type HistoryEntry = {
  readonly key: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly who: string;
  readonly about: string;
  readonly reason: string;
};

type HistorySource = Pick<
  DocumentDetail,
  'createdAt' | 'sealedAt' | 'signatories' | 'status' | 'reason' | 'voided'
>;

/** The steps that everybody of a document may know, in the order in which they happened. */
export function historyOf(source: HistorySource): HistoryEntry[] {
  const { createdAt, sealedAt, signatories, status, reason, voided } = source;
  const plain = { who: '', about: '', reason: '' };
  const steps = signatories.flatMap(({ id, name, role, status, decidedAt, declinedReason, delegatedBy }) => [
    ...(delegatedBy
      ? [
          {
            ...plain,
            key: `${id}-delegated`,
            kind: 'delegated' as const,
            at: delegatedBy.at,
            who: delegatedBy.name,
          },
        ]
      : []),
    ...(decidedAt && (status.id === 'signed' || status.id === 'declined')
      ? [{ key: id, kind: status.id, at: decidedAt, who: name, about: role, reason: declinedReason }]
      : []),
  ]);
  const entries: HistoryEntry[] = [
    { ...plain, key: 'created', kind: 'created', at: createdAt },
    ...steps,
    ...(sealedAt ? [{ ...plain, key: 'sealed', kind: 'sealed' as const, at: sealedAt }] : []),
  ];
  if (voided) {
    const kind = status.id === 'replaced' ? 'replaced' : 'voided';
    entries.push({ key: 'voided', kind, at: voided.at, who: voided.by, about: '', reason });
  }
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
