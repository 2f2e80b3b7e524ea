import type { Owned } from './owner-fixture.ts';

/** A call about a person, who may not make it about themselves either. */
const aboutPerson: Owned = {
  create: async (_, { id }) => ({ params: { id } }),
  rejection: 403,
  adminOnly: true,
};

const aboutSchool: Owned = {
  create: async () => ({ params: { domain: 'school.test' } }),
  rejection: 403,
  adminOnly: true,
};

/** What administrators do to people and schools; the tests of the area call it as one. */
export const administrationFixtures = {
  readPerson: aboutPerson,
  givePlan: aboutPerson,
  endPlan: aboutPerson,
  resetSecondFactor: aboutPerson,
  sendVerification: aboutPerson,
  confirmVerification: aboutPerson,
  appointAdministrator: aboutPerson,
  dismissAdministrator: aboutPerson,
  giveSchoolPlan: aboutSchool,
  endSchoolPlan: aboutSchool,
};
