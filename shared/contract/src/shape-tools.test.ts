import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeTools } from './index.ts';

/** Types are not in the page. */
const onlyTypes = new Set(['infer', 'input', 'output', 'ZodMiniType', '$ZodIssue']);
const uses = /\bz\s*\.\s*(?:core\s*\.\s*)?([\w$]+)(?:\s*\.\s*(\w+))?/g;
const named = (tools: object, name: string): unknown => (tools as Record<string, unknown>)[name];

test('every tool that a shape uses is handed to features', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const missing = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(uses)].flatMap(
      ([, name = '', part]) => {
        if (onlyTypes.has(name)) return [];
        const tool = named(shapeTools, name);
        if (!tool) return [`${file}: z.${name}`];
        return typeof tool === 'object' && part && !named(tool, part) ? [`${file}: z.${name}.${part}`] : [];
      },
    ),
  );
  expect(missing).toEqual([]);
});
