import { Subject } from '@/shared/api/onboarding';

/** The subjects that the generators offer; another one may be written. */
export const knownSubjects: readonly string[] = Object.values(Subject);
