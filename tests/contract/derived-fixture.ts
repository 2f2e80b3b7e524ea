import { completeCall } from './complete-call.ts';
import type { Operation } from './document.ts';
import { classOf } from './make-class.ts';
import type { Owned } from './owner-fixture.ts';

/**
 * The fixture of a resource at /{list}/{id} that a POST to its list creates, which may be in a class:
 * the owner creates one from the contract's example. Undefined for any other operation.
 */
export function derivedFixture({ path }: Operation, operations: readonly Operation[]): Owned | undefined {
  const [, inClass] = /^\/api\/classes\/\{id\}\/([a-z-]+)$/.exec(path) ?? [];
  const [, list = inClass] = /^\/api\/([a-z-]+)\/\{id\}$/.exec(path) ?? [];
  const creation = operations.find(
    (each) => each.method === 'POST' && [`/api/${list}`, `/api/classes/{id}/${list}`].includes(each.path),
  );
  if (!creation) return undefined;
  return {
    async create({ app, db }, { id: userId, headers }) {
      const classId = creation.path.includes('{') ? await classOf(db, userId) : undefined;
      const ofClass = classId === undefined ? {} : { params: { id: classId }, classId };
      if (inClass !== undefined) return ofClass;
      const call = completeCall(creation, ofClass, userId);
      const answer = await app.inject({ ...call, headers: { ...call.headers, ...headers } });
      if (answer.statusCode !== 201) throw new Error(`${creation.operationId}: ${answer.body}`);
      return { ...ofClass, params: { id: answer.json().id } };
    },
    rejection: 404,
  };
}
