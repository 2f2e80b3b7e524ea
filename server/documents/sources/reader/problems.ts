import { Problem } from '../../../platform/problem.ts';

export const damaged = (): Problem =>
  Problem.field('file', 'This file could not be read. It may be damaged. Save it again, or paste the text.');

export const tooLarge = (): Problem =>
  Problem.field('file', 'This file is too large once unpacked. Try a shorter one, or paste the text.');

export const tooSlow = (): Problem =>
  Problem.field('file', 'Reading this file took too long. Try a shorter one, or paste the text.');

/** Of a kind that Lectern does not read. */
export const unsupported = (message: string): Problem => new Problem('unsupported_media_type', message);
