import type { GenerationEvent, Patch } from '@/shared/api/generations';
import { applyPatches } from './apply-patches';
import { type GenerationState, isWriting, type OpenDocument, type Writing } from './generation-state';
import { stateOf, withGeneration } from './transitions';

export type NumberedEvent = { number: number; event: GenerationEvent };

/** The events of one connection since the last batch. */
export type Batch = { connection: number; events: readonly NumberedEvent[] };

/** Applies the events of one animation frame. Ignores events already applied and events of an old connection. */
export function applyBatch(state: GenerationState, { connection, events }: Batch): GenerationState {
  if (!isWriting(state) || state.link.connection !== connection) return state;
  let next: GenerationState = state.link.state === 'open' ? state : openLink(state);
  let patches: Patch[] = [];
  for (const { number, event } of events) {
    if (!isWriting(next)) break;
    if (number <= next.document.lastEvent && !REPEATABLE.has(event.type)) continue;
    if (event.type === 'patch') {
      patches.push(...event.patches);
      next = { ...inDocument(next, { lastEvent: number, used: event.used }), waiting: null };
      continue;
    }
    next = applyEvent(flush(next, patches), { number, event });
    patches = [];
  }
  return isWriting(next) ? flush(next, patches) : next;
}

/** Events that say how things stand, so that they also count if an earlier event had their number. */
const REPEATABLE: ReadonlySet<GenerationEvent['type']> = new Set(['snapshot', 'end', 'waiting']);

function applyEvent(state: Writing, { number, event }: NumberedEvent): GenerationState {
  const { document } = state;
  switch (event.type) {
    case 'patch':
      return state;
    case 'section': {
      const { section: key, state: progress } = event;
      const { generation } = document;
      const known = generation.sections.some((section) => section.key === key);
      const sections = known
        ? generation.sections.map((section) => (section.key === key ? { key, state: progress } : section))
        : [...generation.sections, { key, state: progress }];
      return inDocument(state, { lastEvent: number, generation: { ...generation, sections } });
    }
    case 'waiting': {
      const { reason, seconds } = event;
      const next = inDocument(state, { lastEvent: Math.max(number, document.lastEvent) });
      return { ...next, waiting: seconds > 0 ? { reason, seconds } : null };
    }
    case 'snapshot': {
      if (event.generation.last_event < document.lastEvent) return state;
      const next = withGeneration({ ...document, lastEvent: number }, event.generation);
      return event.generation.status === 'writing'
        ? { ...state, document: next, waiting: null }
        : stateOf(next);
    }
    case 'end':
      return stateOf(withGeneration({ ...document, lastEvent: number }, event.generation));
  }
}

const inDocument = (state: Writing, part: Partial<OpenDocument>): Writing => ({
  ...state,
  document: { ...state.document, ...part },
});

function flush(state: Writing, patches: readonly Patch[]): Writing {
  if (patches.length === 0) return state;
  const { generation } = state.document;
  return inDocument(state, {
    generation: { ...generation, result: applyPatches(generation.result, patches) },
  });
}

const openLink = (state: Writing): Writing => ({
  ...state,
  link: { ...state.link, state: 'open', attempt: 0 },
});

/** Starts connecting. The number tells this connection's answers from those of earlier ones. */
export function connect(state: GenerationState, connection: number): GenerationState {
  if (!needsConnection(state)) return state;
  return { ...state, link: { connection, state: 'connecting', attempt: state.link.attempt } };
}

export const needsConnection = (state: GenerationState): state is Writing =>
  isWriting(state) && (state.link.state === 'none' || state.link.state === 'lost');

export function loseConnection(state: GenerationState, connection: number): GenerationState {
  if (!isWriting(state) || state.link.connection !== connection || state.link.state === 'lost') return state;
  return { ...state, link: { connection, state: 'lost', attempt: state.link.attempt + 1 } };
}
