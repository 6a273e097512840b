import { daysBetween } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { addPlans } from './add-plans.db.ts';
import { keptPaper } from './demo-papers.ts';
import type { PaperFile, PaperName } from './demo-papers.ts';
import { namesOfPapers, oneByOne } from './document-plan.ts';
import type { DocumentPlan } from './document-plan.ts';

type Contract = { id: string; personId: string; signedAt: Date | null };

/** The contract itself, to sign or signed by both; most lie there as a scan of what was signed on paper. */
function planOf(demo: Demo, contract: Contract, owner: Person, office: Person, at: number): DocumentPlan {
  const base = { key: `contract ${contract.id}`, owner, type: 'staffContract', paper: 'contract' } as const;
  const name = ['Employment contract', 'Dienstvertrag'] as const;
  const both = [
    { person: owner, step: 1 },
    { person: office, step: 2 },
  ];
  const { signedAt } = contract;
  if (signedAt === null) {
    return { ...base, name, status: 'readyToSign', order: oneByOne, signers: both, daysAgo: 1 };
  }
  const daysAgo = Math.max(1, daysBetween(signedAt.toISOString().slice(0, 10), demo.today));
  if (at % 5 > 0) return { ...base, name, status: 'information', daysAgo };
  const signers = both.map((one) => ({ ...one, did: 'signed' as const }));
  return { ...base, name, status: 'signed', order: oneByOne, signers, daysAgo };
}

/** Those who sign in as crew first have something to sign at a contract that holds, too. */
const changeOf = (contract: Contract, owner: Person, office: Person): DocumentPlan => ({
  key: `contract change ${contract.id}`,
  name: namesOfPapers.contract,
  type: 'addendum',
  paper: 'addendum',
  status: 'readyToSign',
  owner,
  order: oneByOne,
  signers: [
    { person: owner, step: 1 },
    { person: office, step: 2 },
  ],
  daysAgo: 2,
});

const proofStates = ['information', 'information', 'information', 'beingVerified', 'toUpload'] as const;

/** Proofs of social security: given, waiting to be looked at, missing. */
const proofOf = (owner: Person, at: number): DocumentPlan => {
  const status = proofStates[at % proofStates.length] ?? 'information';
  return {
    key: `social security ${owner.id}`,
    name: ['Social security (A1)', 'Sozialversicherung (A1)'],
    type: 'socialSecurity',
    paper: status === 'toUpload' ? null : 'socialSecurity',
    status,
    owner,
    daysAgo: 20 + at,
    ...(status === 'toUpload' ? {} : { validFor: 90 + at * 11 }),
  };
};

const peopleAtWork = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('crewItem')
      .select('personId')
      .where('personId', 'is not', null)
      .groupBy('personId')
      .orderBy((of) => of.fn.countAll(), 'desc')
      .orderBy('personId')
      .limit(24)
      .execute()
  ).flatMap(({ personId }) => personId ?? []);

async function paperOf(db: Db, { tenant, files }: Demo, name: PaperName): Promise<PaperFile> {
  const id = seedId(tenant.id, 'paper', `${name}.pdf`);
  const { content } = await db
    .selectFrom('file')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return keptPaper(files, { id, content });
}

/** What the contracts of staff and the work at projects need in papers; after both are there. */
export async function seedStaffPapers(db: Db, demo: Demo): Promise<void> {
  const office = demo.personOf('office');
  const people = new Map(demo.people.map((one) => [one.id, one]));
  if (!office) return;
  const contracts = await db
    .selectFrom('staffContract')
    .select(['id', 'personId', 'signedAt'])
    .orderBy('number')
    .execute();
  const plans = contracts.flatMap((contract, at) => {
    const owner = people.get(contract.personId);
    if (!owner || owner.id === office.id) return [];
    const own = [planOf(demo, contract, owner, office, at)];
    if (at < 2) own.push(changeOf(contract, owner, office));
    return own.map((plan) => ({ plan, link: ['staffContract', contract.id] as const }));
  });
  const atWork = (await peopleAtWork(db)).flatMap((id) => people.get(id) ?? []);
  const proofs = atWork.map((owner, at) => ({
    plan: proofOf(owner, at),
    link: ['person', owner.id] as const,
  }));
  const all = [...plans, ...proofs];
  const papers = {
    contract: await paperOf(db, demo, 'contract'),
    addendum: await paperOf(db, demo, 'addendum'),
    socialSecurity: await paperOf(db, demo, 'socialSecurity'),
  };
  const documents = await addPlans(
    db,
    demo,
    all.map(({ plan }) => plan),
    { papers, office },
  );
  await insertAll(
    db,
    'documentLink',
    all.map(({ link: [subjectKind, subjectId] }, at) => ({
      documentId: documents[at]?.id ?? '',
      subjectKind,
      subjectId,
      rank: 0,
    })),
  );
}
