import { writeFile } from 'node:fs/promises';
import { readmeText, readmeWithCalls } from '#platform/openapi/call-list.ts';
import { operationList, operationListFile } from '#platform/openapi/operation-list.ts';

await writeFile(operationListFile, operationList());
await writeFile(readmeText, await readmeWithCalls());
