import { historyOf } from './history-of.ts';

type Signatories = Parameters<typeof historyOf>[0]['signatories'];
const signatory = (own: object) =>
  ({
    id: 's-1',
    name: 'Ada Kern',
    role: 'Crew',
    status: { id: 'signed', caption: 'Signed' },
    decidedAt: '2026-11-20T10:00:00Z',
    declinedReason: '',
    delegatedBy: null,
    ...own,
  }) as unknown as Signatories[number];
const kinds = (signatories: Signatories, sealedAt: string | null = null) =>
  historyOf({
    createdAt: '2026-11-19T08:00:00Z',
    sealedAt,
    signatories,
    status: { id: 'signed', caption: 'Signed' },
    reason: '',
  }).map(({ kind, who }) => [kind, who].filter(Boolean).join(' '));

test.each([
  ['what nobody has decided yet was only created', [signatory({ decidedAt: null })], null, ['created']],
  [
    'steps stand in the order in which they happened',
    [signatory({}), signatory({ id: 's-2', name: 'Erika Maier', decidedAt: '2026-11-20T09:00:00Z' })],
    '2026-11-20T10:00:05Z',
    ['created', 'signed Erika Maier', 'signed Ada Kern', 'sealed'],
  ],
  [
    'a signature that was handed on names who did it',
    [signatory({ delegatedBy: { name: 'Luc Moreau', at: '2026-11-20T08:00:00Z' } })],
    null,
    ['created', 'delegated Luc Moreau', 'signed Ada Kern'],
  ],
  [
    'an expired signature is no step of a person',
    [signatory({ status: { id: 'expired', caption: 'Expired' } })],
    null,
    ['created'],
  ],
])('%s', (_, signatories, sealedAt, expected) => expect(kinds(signatories, sealedAt)).toEqual(expected));

test.each([
  ['void', 'voided'],
  ['replaced', 'replaced'],
] as const)('%s says by whom and why', (status, kind) => {
  const voided = { by: 'Petra Office', at: '2026-11-20T12:00:00Z' };
  const own = {
    sealedAt: null,
    signatories: [],
    status: { id: status, caption: '' },
    reason: 'Typo.',
    voided,
  };
  expect(historyOf({ createdAt: '2026-11-19T08:00:00Z', ...own }).at(-1)).toMatchObject({
    kind,
    who: 'Petra Office',
    reason: 'Typo.',
  });
});
