import { demoLogins } from '../demo/demo-logins.ts';
import { demoPassword } from '../demo/demo-tenants.ts';
import { ownServers } from './own-server/own-server.ts';
import { callBy } from './signer-calls.ts';
import { signers } from './signers.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

const stepsForFifty = (people: number): number => Math.ceil(50 / people);

/** Fifty signatories of each document: ten people in five steps, all at once and each twice. */
export const run: TrustCommand = async (args) => {
  const rounds = countOf(args, 200);
  const servers = await ownServers('pglite');
  try {
    const address = await servers.start().address;
    const people = demoLogins
      .filter(
        ({ login, who, blocked, withoutPassword }) =>
          who && !blocked && !withoutPassword && login !== 'nothing',
      )
      .slice(0, isSmall(args) ? 3 : 10)
      .map(({ login }) => login);
    const report = await signers({
      call: callBy(address),
      password: demoPassword,
      office: 'office',
      people,
      steps: isSmall(args) ? 1 : stepsForFifty(people.length),
      rounds,
    });
    const figure = `${report.rounds} documents, ${report.signatures} signatures in ${report.calls} calls, ${report.wrong.length} deviations`;
    return { figure, holds: report.wrong.length === 0, wrong: report.wrong };
  } finally {
    await servers.clear();
  }
};
