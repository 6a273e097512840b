import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cache } from '../../support/run/paths.ts';
import { runWebpack } from '../../support/run/run-webpack.ts';

const folder = join(cache, 'grid-peers');
const entries = ['react', 'start', 'ag-grid', 'glide'] as const;

/** A style sheet with those that it imports. */
async function withImports(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const files = [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']\)?;/g)].map(([, name = '']) => name);
  const imported = await Promise.all(files.map((name) => withImports(join(dirname(file), name))));
  return [...imported, text.replaceAll(/@import[^;]+;/g, '')].join('\n');
}

/** What the peers' page is made of, by its path. */
export async function buildPeers(): Promise<ReadonlyMap<string, { type: string; body: string }>> {
  const here = import.meta.dirname;
  const base = { mode: 'production' as const, target: 'web', performance: false as const };
  const output = { path: folder, filename: '[name].js', publicPath: '/grid-peers/' };
  const module = { rules: [{ test: /\.ts$/, loader: join(here, 'strip-types.mjs') }] };
  const externals = {
    react: 'React',
    'react/jsx-runtime': 'ReactJsx',
    'react-dom': 'ReactDOM',
    'react-dom/client': 'ReactDOMClient',
  };
  const entry = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, join(here, `${name}.ts`)]));
  await runWebpack([
    { ...base, output, module, entry: entry(['react', 'start', 'ag-grid']) },
    { ...base, output, module, entry: entry(['glide']), externals },
  ]);
  const scripts = await Promise.all(
    entries.map(async (name) => {
      const body = await readFile(join(folder, `${name}.js`), 'utf8');
      return [`/grid-peers/${name}.js`, { type: 'text/javascript; charset=utf-8', body }] as const;
    }),
  );
  const glide = dirname(createRequire(import.meta.url).resolve('@glideapps/glide-data-grid'));
  const style = await withImports(join(glide, '../index.css'));
  const page = `<!doctype html><html lang="en"><title>Grid</title><style>${style}
    html, body { margin: 0; block-size: 100% } #place { block-size: calc(100vh - 120px); margin-block-start: 120px }
    </style><body><div id="place"></div><div id="portal"></div>
    <script src="/grid-peers/react.js"></script><script src="/grid-peers/start.js"></script></body></html>`;
  return new Map([['/grid-peers/', { type: 'text/html; charset=utf-8', body: page }], ...scripts]);
}
