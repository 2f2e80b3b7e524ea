import type { DemoAccount } from '../generated/schemas/index.ts';

const PASSWORD = 'lectern-demo';

/** Published on purpose: anyone may sign in to a demo. */
export const demoAccounts: DemoAccount[] = [
  { role: 'teacher', email: 'teacher@lectern.test', password: PASSWORD },
  { role: 'student', email: 'student@lectern.test', password: PASSWORD },
];
