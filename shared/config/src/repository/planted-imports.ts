const server = 'deploy/server/src';

/** Imports that break a wall: what happens, the file, its source, and the rule that refuses it. */
export const plantedImports: readonly (readonly [string, string, string, string])[] = [
  [
    'a shared package looks up',
    'shared/i18n/src/wall-a.ts',
    "import '../../ui/src/index.ts';",
    'shared-i18n-looks-down',
  ],
  [
    'a shared package imports the shell',
    'shared/ui/src/wall-b.ts',
    "import '../../../shell/src/runtime/loader/loader.ts';",
    'nobody-imports-the-shell',
  ],
  [
    'the product runs a table of cases',
    `${server}/wall-cases.ts`,
    "import '../../../shared/domain/src/cases.ts';",
    'cases-are-for-tests',
  ],
  [
    'the shell imports a part',
    'shell/src/wall-parts.ts',
    "import '../../shared/parts/src/index.ts';",
    'parts-are-for-features',
  ],
  [
    'the runtime of the shell imports a screen',
    'shell/src/runtime/wall-floor.ts',
    "import '../screens/trouble/explain.ts';",
    'shell-floor-runtime',
  ],
  [
    'a remote imports a remote',
    'remotes/finance/src/wall-c.ts',
    "import '../../mailbox/src/feature.ts';",
    'no-remote-in-remote',
  ],
  [
    'a remote imports the server',
    'remotes/mailbox/src/wall-d.ts',
    "import '../../../deploy/server/src/app.ts';",
    'browser-never-imports-deploy',
  ],
  [
    'the server imports a browser package',
    `${server}/wall-e.ts`,
    "import '../../../shared/session/src/index.ts';",
    'server-knows-no-browser-package',
  ],
  [
    'a remote brings its own router',
    'remotes/mailbox/src/wall-f.ts',
    "import '../../../shell/node_modules/react-router-dom';",
    'one-router',
  ],
  [
    'a remote talks to the federation runtime',
    'remotes/mailbox/src/wall-g.ts',
    "import '../../../shell/node_modules/@module-federation/enhanced';",
    'one-federation-file',
  ],
  [
    'a remote brings its own query client',
    'remotes/mailbox/src/wall-h.ts',
    "import '../../../shared/client/node_modules/@tanstack/react-query';",
    'one-query-client',
  ],
  [
    'somebody imports a story',
    'shared/ui/src/wall-i.ts',
    "import '../../../e2e/test-run/main.ts';",
    'nobody-imports-e2e',
  ],
  [
    'a deep path past a package’s entry',
    'remotes/mailbox/src/wall-j.ts',
    "import '@callboard/contract/src/api.ts';",
    'no-deep-paths',
  ],
  [
    'a package that package.json does not name',
    'remotes/mailbox/src/wall-k.ts',
    "import 'fastify';",
    'no-deep-paths',
  ],
  [
    'two files need each other (one)',
    'shared/domain/src/wall-one.ts',
    "import { two } from './wall-two.ts';\nexport const one = () => two;",
    'no-cycles',
  ],
  [
    'two files need each other (two)',
    'shared/domain/src/wall-two.ts',
    "import { one } from './wall-one.ts';\nexport const two = () => one;",
    'no-cycles',
  ],
  [
    'the platform imports an area',
    `${server}/platform/http/wall-l.ts`,
    "import '../../areas/account/access/access.public.ts';",
    'server-platform-knows-no-area',
  ],
  [
    'an area imports a tool',
    `${server}/areas/people/persons/wall-m.ts`,
    "import '../../../tools/demo/dice.ts';",
    'server-areas-look-down',
  ],
  [
    'an area reads the SQL of another',
    `${server}/areas/people/persons/wall-n.ts`,
    "import '../../work/todos/todos.db.ts';",
    'server-area-public',
  ],
  [
    'a lower group of areas needs a higher one',
    `${server}/areas/finance/payrolls/wall-o.ts`,
    "import '../../work/crew-items/crew-items.public.ts';",
    'server-group-finance-looks-down',
  ],
  [
    'the product needs test code',
    `${server}/platform/http/wall-p.ts`,
    "import '../../tools/testing/server/client.ts';",
    'server-product-without-tests',
  ],
  [
    'a lower group of the contract needs a higher one',
    'shared/contract/src/finance/receipts/wall-q.ts',
    "import '../../work/jobs/jobs.contract.ts';",
    'contract-group-finance-looks-down',
  ],
  [
    'a group of the contract needs the whole of it',
    'shared/contract/src/home/wall-r.ts',
    "import '../api.ts';",
    'contract-group-home-looks-down',
  ],
];
