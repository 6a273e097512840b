import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readmeText, readmeWithCalls } from './call-list.ts';
import { generatedFile, openApiText } from './generated-openapi.ts';

await mkdir(dirname(generatedFile), { recursive: true });
await writeFile(generatedFile, openApiText());
await writeFile(readmeText, await readmeWithCalls());
