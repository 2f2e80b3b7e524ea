import type { Engine, EngineRequest, Listener, Placeholder } from '../port/engine.ts';
import { detectNames } from './detect-names.ts';
import { maskInstructions, maskText } from './mask-text.ts';
import { NameIndex, type PersonName } from './name-index.ts';
import { PlaceholderTable } from './placeholder-table.ts';
import { RestoreStream } from './restore-stream.ts';

/**
 * The engine for one run, whose model gets placeholders in place of students' names and contact
 * details. `rosterNames` is called once; the listener receives the restored text.
 */
export function maskedEngine(engine: Engine, rosterNames: () => Promise<readonly PersonName[]>): Engine {
  if (engine.kind === 'ruleEngine') return engine;
  const table = new PlaceholderTable();
  let index: Promise<NameIndex> | undefined;
  return {
    ...engine,
    async write(request, listener, signal) {
      index ??= indexOf(await rosterNames(), request);
      const masks = { index: await index, table };
      const user = maskText(request.prompt.user, masks);
      // Only names: the instructions are ours, and an example in them may hold a made-up number.
      const system = maskInstructions(request.prompt.system, masks);
      const placeholders = placeholdersIn(table, `${system}\n${user}`);
      const prompt = { system: withNote(system, placeholders), user };
      const restored = restoringListener(listener, table, placeholders);
      await engine.write({ ...request, prompt }, restored.listener, signal);
      restored.end();
    },
  };
}

/** The students whom the document is about, the names of the roster, and those that the texts of the first request show to be private. */
async function indexOf(roster: readonly PersonName[], request: EngineRequest): Promise<NameIndex> {
  const index = new NameIndex(request.prompt.system);
  for (const name of request.students) index.addSubject(name);
  for (const name of roster) index.add(name, 'student');
  const form = [request.form, request.written, request.change ?? null, request.revision ?? null]
    .flatMap(stringsIn)
    .join('\n');
  const names = [
    ...detectNames(form, 'form'),
    ...request.sources.flatMap(({ name, text }) => detectNames(`${name}\n${text}`, 'source')),
  ];
  for (const name of names) index.add(name, 'person');
  return index;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function placeholdersIn(table: PlaceholderTable, text: string): Placeholder[] {
  if (table.isEmpty) return [];
  const names = new Set(text.match(/[A-Z][a-z]+_\d{1,6}[a-z]?/g) ?? []);
  return [...names].flatMap((name) => table.find(name) ?? []);
}

function withNote(system: string, placeholders: readonly Placeholder[]): string {
  const [first] = placeholders;
  if (!first) return system;
  return `${system}
- ${first.name} and the like stand for names, addresses and numbers that you do not need to know. Where your text uses one, copy it exactly, with the underscore and the number; add no others, and do not translate or explain them. The same number with another letter, such as _1 and _1b, is the same person.`;
}

interface RestoringListener {
  listener: Listener;
  end(): void;
}

function restoringListener(
  listener: Listener,
  table: PlaceholderTable,
  placeholders: readonly Placeholder[],
): RestoringListener {
  const sent: Listener['sent'] = (request) => listener.sent?.({ ...request, placeholders });
  const rest = {
    usage: (used: Parameters<Listener['usage']>[0]) => listener.usage(used),
    alive: () => listener.alive(),
  };
  if (table.isEmpty) {
    return { listener: { ...rest, sent, text: (chunk) => listener.text(chunk) }, end: () => {} };
  }
  const stream = new RestoreStream(table, (text) => listener.text(text));
  return {
    listener: {
      ...rest,
      sent,
      text(chunk) {
        if (!stream.text(chunk)) listener.alive();
      },
    },
    end: () => stream.end(),
  };
}
