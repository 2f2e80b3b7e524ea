import { faulty } from './faulty.ts';
import type { Personality } from './personality.ts';
import { servers } from './servers.ts';

export const personalities: readonly Personality[] = [...servers, ...faulty];
