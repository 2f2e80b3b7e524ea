import { randomUUID } from 'node:crypto';
import type {
  Gradebook,
  SavedEntry,
  SavedScores,
  ScoreChange,
  ScoreEntry,
  ScoreValue,
} from '../../server/generated/schemas/index.ts';
import { studentBooks, valueOf } from '../../src/pages/work/gradebook/model/class-book.ts';
import {
  answered,
  type CellId,
  cellId,
  changedElsewhere,
  dropped,
  entered,
  nothing,
  type Unsaved,
} from '../../src/pages/work/gradebook/model/unsaved.ts';
import { emptyUndoStack, recorded, redone, undone } from '../../src/shared/ui/data-grid/undo-stack.ts';

export const EMPTY: ScoreValue = { points: null, status: null };

/** The cells of a gradebook that have a score or a teacher's status. */
export const gridOf = (book: Gradebook): Map<CellId, ScoreValue> =>
  new Map(
    studentBooks(book, new Map()).flatMap(({ id, cells }) =>
      [...cells].map(([assignment, cell]) => [cellId(id, assignment), valueOf(cell)] as const),
    ),
  );

interface Change {
  cell: CellId;
  before: ScoreValue;
  after: ScoreValue;
}

interface Options {
  classId: string;
  headers: Record<string, string>;
  /** Of the servers, which answer in turn. */
  urls: readonly string[];
  random: () => number;
}

const cellOf = (entry: { assignment_id: string; student_id: string }): CellId =>
  cellId(entry.student_id, entry.assignment_id);

/** A teacher's window of a gradebook on a bad network, with the queue and the steps of the page. */
export class TeacherWindow {
  readonly made = new Map<string, ScoreEntry>();
  readonly lost = { before: 0, cut: 0, after: 0 };
  asked = 0;
  isOnBadNetwork = true;
  #unsaved: Unsaved = nothing;
  #grid = new Map<CellId, ScoreValue>();
  #since = 0;
  #steps = emptyUndoStack;
  readonly #outcomes = new Map<string, SavedEntry['outcome']>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#unsaved.entries.length;
  }

  shown(cell: CellId): ScoreValue {
    const queued = this.#unsaved.entries.findLast((entry) => cellOf(entry) === cell);
    return queued?.after ?? this.#grid.get(cell) ?? EMPTY;
  }

  /** The values of all cells that this window knows. */
  values(): Map<string, Map<string, ScoreValue>> {
    const values = new Map<string, Map<string, ScoreValue>>();
    for (const cell of this.#grid.keys()) {
      const [student = '', assignment = ''] = cell.split(' ');
      const own = values.get(student) ?? new Map<string, ScoreValue>();
      values.set(student, own.set(assignment, this.shown(cell)));
    }
    return values;
  }

  /** The entries that got this answer. */
  keysOf(outcome: SavedEntry['outcome']): string[] {
    return [...this.#outcomes].flatMap(([key, given]) => (given === outcome ? [key] : []));
  }

  /** Enters values as one step, which can be undone. */
  enter(values: readonly { cell: CellId; after: ScoreValue }[], origin: 'grid' | 'paste'): void {
    const changes = values.map(({ cell, after }) => ({ cell, before: this.shown(cell), after }));
    this.#queue(changes, origin);
    this.#steps = recorded(
      this.#steps,
      changes.map(({ cell, before, after }) => {
        const [row = '', column = ''] = cell.split(' ');
        return { row, column, before: JSON.stringify(before), after: JSON.stringify(after) };
      }),
    );
  }

  undo(): void {
    this.#step(undone(this.#steps));
  }

  redo(): void {
    this.#step(redone(this.#steps));
  }

  /** Sends what waits, and reads what others changed; true if both were answered and nothing waits. */
  async sync(): Promise<boolean> {
    const sent = this.#unsaved.entries.slice(0, 200);
    if (sent.length > 0) {
      const answer = await this.#call<SavedScores>('POST', 'scores', { entries: sent });
      if (answer === undefined) return false;
      this.#settle(sent, answer.items);
    }
    return (await this.#poll()) && this.waiting === 0;
  }

  /** Only what is stored on the device survives. */
  async reload(): Promise<void> {
    const book = await this.#call<Gradebook>('GET', 'gradebook');
    if (book === undefined) return;
    this.#unsaved = structuredClone(this.#unsaved);
    this.#grid = gridOf(book);
    this.#since = book.last_change;
    this.#steps = emptyUndoStack;
  }

  #queue(changes: readonly Change[], origin: ScoreEntry['origin']): void {
    const batch = changes.length > 1 ? randomUUID() : null;
    const stamped = changes.map((change) => ({ ...change, key: randomUUID(), origin, batch }));
    const before = this.waiting;
    this.#unsaved = entered(this.#unsaved, stamped);
    for (const entry of this.#unsaved.entries.slice(before)) this.made.set(entry.key, entry);
  }

  #step(step: ReturnType<typeof undone>): void {
    if (step === null) return;
    this.#steps = step.stack;
    const read = (text: string): ScoreValue => JSON.parse(text);
    this.#queue(
      step.changes.map(({ row, column, before, after }) => ({
        cell: cellId(row, column),
        before: read(before),
        after: read(after),
      })),
      'undo',
    );
  }

  #settle(sent: readonly ScoreEntry[], items: readonly SavedEntry[]): void {
    const cells = new Map(sent.map((entry) => [entry.key, cellOf(entry)]));
    for (const { key, outcome, current } of items) {
      this.#outcomes.set(key, outcome);
      const cell = cells.get(key);
      if (cell && current) this.#grid.set(cell, current);
    }
    this.#unsaved = answered(this.#unsaved, sent, items);
    for (const [cell, { mine, theirs }] of Object.entries(this.#unsaved.conflicts)) {
      this.asked += 1;
      if (this.#options.random() < 0.5) this.#queue([{ cell, before: theirs, after: mine }], 'grid');
      else this.#unsaved = dropped(this.#unsaved, cell);
    }
    for (const cell of Object.keys(this.#unsaved.refusals)) this.#unsaved = dropped(this.#unsaved, cell);
  }

  async #poll(): Promise<boolean> {
    for (;;) {
      const path = `score-changes?limit=100&since=${this.#since}`;
      const page = await this.#call<{ items: ScoreChange[]; next_cursor: string | null }>('GET', path);
      if (page === undefined) return false;
      const news = page.items.map((change) => ({
        cell: cellOf(change),
        value: change.after,
        by: change.author,
      }));
      for (const { cell, value } of news) this.#grid.set(cell, value);
      this.#unsaved = changedElsewhere(this.#unsaved, news);
      this.#since = page.items.at(-1)?.id ?? this.#since;
      if (page.next_cursor === null) return true;
    }
  }

  /** Undefined without an answer: sometimes the request is lost, sometimes the connection or the answer. */
  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer | undefined> {
    const { urls, classId, headers, random } = this.#options;
    const fate = this.isOnBadNetwork ? random() : 1;
    const url = `${urls[Math.floor(random() * urls.length)]}/api/classes/${classId}/${path}`;
    if (fate < 0.04) return this.#lose('before');
    const cable = new AbortController();
    const cut = fate < 0.12 ? setTimeout(() => cable.abort(), random() * 15) : undefined;
    try {
      const answer = await fetch(url, {
        method,
        signal: cable.signal,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status >= 500) return this.#lose('cut');
      if (!answer.ok) throw new Refusal(`${path} answered ${answer.status}: ${text}`);
      return fate < 0.2 && cut === undefined ? this.#lose('after') : JSON.parse(text);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return this.#lose('cut');
    } finally {
      clearTimeout(cut);
    }
  }

  #lose(when: keyof TeacherWindow['lost']): undefined {
    this.lost[when] += 1;
  }
}

class Refusal extends Error {}
