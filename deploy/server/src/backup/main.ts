import { readEnvironment } from '../environment.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const [what, archive] = process.argv.slice(2);
const acts = { backup, restore };
if ((what !== 'backup' && what !== 'restore') || !archive) {
  console.error('pnpm backup <archive.tar.gz> or pnpm restore <archive.tar.gz>');
  process.exit(1);
}
try {
  const { engine, madeAt } = await acts[what](readEnvironment(process.env), archive);
  console.log(`${what === 'backup' ? 'Kept' : 'Put back'}: ${engine}, ${madeAt}, ${archive}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
