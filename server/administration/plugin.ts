import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminPerson } from '../generated/schemas/index.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { listLog } from './log/log.ts';
import * as acts from './people/acts.ts';
import { listPeople, readPerson } from './people/people.ts';
import { endSchoolPlan, giveSchoolPlan, listSchools } from './schools/schools.ts';

type AdministrationOperation =
  | 'listPeople'
  | 'readPerson'
  | 'givePlan'
  | 'endPlan'
  | 'resetSecondFactor'
  | 'sendVerification'
  | 'confirmVerification'
  | 'appointAdministrator'
  | 'dismissAdministrator'
  | 'listSchoolPlans'
  | 'giveSchoolPlan'
  | 'endSchoolPlan'
  | 'listAdministrationLog';

/** What administrators of the installation see and do; `npm run admin` does the same. */
export async function administration(app: FastifyInstance, office: acts.Office): Promise<void> {
  app.handle(handlersOf(office));
}

type PersonCall = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'user'>;

function handlersOf(office: acts.Office): HandlersOf<AdministrationOperation> {
  const { db } = office;
  const callerOf = ({ user }: Pick<FastifyRequest, 'user'>): acts.Administrator => ({
    id: user.id,
    name: user.email,
  });
  /** Does something to a person, and answers how the person is then. */
  const afterwards =
    (run: (office: acts.Office, by: acts.Administrator, id: string) => Promise<void>) =>
    async (request: PersonCall): Promise<AdminPerson> => {
      await run(office, callerOf(request), request.params.id);
      return readPerson(office, request.params.id);
    };
  return {
    listPeople: ({ query }) => listPeople(office, query),
    readPerson: ({ params }) => readPerson(office, params.id),
    givePlan: (request) => afterwards((all, by, id) => acts.givePlan(all, by, id, request.body))(request),
    endPlan: afterwards(acts.endPlan),
    resetSecondFactor: afterwards(acts.resetSecondFactor),
    sendVerification: afterwards(acts.sendVerification),
    confirmVerification: afterwards(acts.confirmVerification),
    appointAdministrator: afterwards(acts.appointAdministrator),
    dismissAdministrator: afterwards(acts.dismissAdministrator),
    listSchoolPlans: ({ query }) => listSchools(db, query),
    giveSchoolPlan: (request) => giveSchoolPlan(db, callerOf(request), request.params.domain, request.body),
    endSchoolPlan: (request) => endSchoolPlan(db, callerOf(request), request.params.domain),
    listAdministrationLog: ({ query }) => listLog(db, query),
  };
}
