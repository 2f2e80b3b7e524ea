import type { WritingRequest } from '../port/writing-request.ts';
import { composeSections } from './compose-sections.ts';

const CONNECT = 'Set AI_PROVIDER to connect a model.';

/** Why the rule engine can't write this, in one sentence for the user; null when it can. */
export function declineRequest(request: WritingRequest): string | null {
  const { ruleAdapter, change, sections } = request;
  if (!ruleAdapter) return `The built-in engine doesn't write this kind of document. ${CONNECT}`;
  const reason = ruleAdapter.decline?.(request) ?? null;
  if (reason !== null) return reason;
  const composed = composeSections(request);
  if (change && sections.some(({ key }) => !composed.has(key))) {
    return `The built-in engine can't rewrite this section. ${CONNECT}`;
  }
  return composed.size === 0 ? `The built-in engine found too little to write from. ${CONNECT}` : null;
}
