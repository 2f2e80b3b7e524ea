import { Problem } from '../../../platform/problem.ts';

const problem = (message: string) => (): Problem => Problem.field('file', message);

export const damaged = problem('This archive could not be read. It may be damaged. Download it again.');
export const tooLarge = problem('This archive is too large once unpacked.');
export const tooManyLines = problem('This archive has more lines than an archive of Lectern.');
export const unreadable = problem('Too little of this archive can be read. Download it again.');
export const tooSlow = problem('Reading this archive took too long.');
export const notAnArchive = problem('This is not an archive of Lectern. Choose the zip file you downloaded.');
