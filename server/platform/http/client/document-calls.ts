import { AsyncLocalStorage } from 'node:async_hooks';

/** The request for a document, during the calls that its page makes in process. */
const documents = new AsyncLocalStorage<object>();

/** Makes a call for the document of this request. */
export const callForDocument = <Answer>(document: object, call: () => Promise<Answer>): Promise<Answer> =>
  documents.run(document, call);

/** Returns `read` for keys: all calls for one document share what it resolves to, and other calls read anew. */
export function oncePerDocument<Value>(
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new WeakMap<object, Map<string, Promise<Value>>>();
  return (key) => {
    const document = documents.getStore();
    if (document === undefined) return read(key);
    const ofDocument = values.get(document) ?? new Map<string, Promise<Value>>();
    values.set(document, ofDocument);
    const shared = ofDocument.get(key) ?? read(key);
    ofDocument.set(key, shared);
    // A call that is repeated after a failure reads again.
    shared.catch(() => ofDocument.delete(key));
    return shared;
  };
}
