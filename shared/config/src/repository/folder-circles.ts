import { dirname, join, normalize } from 'node:path';

const beside = /\.(?:test|spec|fixture|driver)\.tsx?$|\/testing\//;
/** What a module names of its own package: values, types, and what it fetches later. */
const importedPath = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** Which folders the files of a folder import from. */
function foldersOf(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    if (beside.test(path)) continue;
    const folder = dirname(path);
    const others = folders.get(folder) ?? new Set();
    folders.set(folder, others);
    for (const [, to = ''] of source.matchAll(importedPath)) {
      const target = normalize(join(folder, to));
      if (sources.has(target) && !beside.test(target) && dirname(target) !== folder)
        others.add(dirname(target));
    }
  }
  return folders;
}

/** Folders that can be reached from each other, by whatever way; each circle in alphabetical order. */
export function folderCircles(sources: ReadonlyMap<string, string>): string[][] {
  const folders = foldersOf(sources);
  const reached = new Map<string, Set<string>>();
  for (const start of folders.keys()) {
    const seen = new Set<string>();
    const next = [...(folders.get(start) ?? [])];
    for (let at = next.pop(); at !== undefined; at = next.pop())
      if (!seen.has(at)) {
        seen.add(at);
        next.push(...(folders.get(at) ?? []));
      }
    reached.set(start, seen);
  }
  const circles = new Map<string, string[]>();
  for (const [one, seen] of reached) {
    if (!seen.has(one)) continue;
    const circle = [...seen].filter((other) => reached.get(other)?.has(one)).toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
