/** Loads a module as the server does and says which packages came with it, one a line. */
import { registerHooks } from 'node:module';
import { argv, stdout } from 'node:process';

const packages = new Set<string>();
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    const [, own] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(found.url) ?? [];
    if (own) packages.add(own);
    return found;
  },
});
await import(argv[2] ?? '');
stdout.write([...packages].toSorted().join('\n'));
process.exit(0);
