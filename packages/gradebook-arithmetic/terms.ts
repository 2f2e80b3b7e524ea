/* To which term of a class an assignment belongs; of a class as the API gives it. */

export interface TermRulesAnswer {
  content: {
    columns: readonly { assignment_id: string; term_id: string | null }[];
    terms: readonly { id: string; starts_on: string; ends_on: string }[];
  };
  closed_terms: readonly { term_id: string; assignment_ids: readonly string[] }[];
}

export interface DatedAnswer {
  id: string;
  due_at: string | null;
  time_zone: string;
}

/**
 * Says to which term an assignment belongs: the one of its column, or the one in whose days it is due; null for none. A closed
 * term keeps the assignments that it had, and gets no others.
 */
export function createTermOf(rules: TermRulesAnswer): (assignment: DatedAnswer) => string | null {
  const keptBy = keptAssignments(rules);
  const closed = new Set(rules.closed_terms.map(({ term_id }) => term_id));
  const openTermOf = createOpenTermOf(rules.content);
  return (assignment) => {
    const kept = keptBy.get(assignment.id);
    if (kept !== undefined) return kept;
    const term = openTermOf(assignment);
    return term === null || closed.has(term) ? null : term;
  };
}

/** Gives the closed term in which an assignment is, or would be if that were open; null for none. It takes no scores. */
export function createClosedTermOf(rules: TermRulesAnswer): (assignment: DatedAnswer) => string | null {
  const keptBy = keptAssignments(rules);
  const closed = new Set(rules.closed_terms.map(({ term_id }) => term_id));
  const openTermOf = createOpenTermOf(rules.content);
  return (assignment) => {
    if (closed.size === 0) return null;
    const kept = keptBy.get(assignment.id);
    if (kept !== undefined) return kept;
    const term = openTermOf(assignment);
    return term !== null && closed.has(term) ? term : null;
  };
}

/** Says whether an assignment takes no scores. */
export function createIsClosed(rules: TermRulesAnswer): (assignment: DatedAnswer) => boolean {
  const closedTermOf = createClosedTermOf(rules);
  return (assignment) => closedTermOf(assignment) !== null;
}

/** The closed terms by their assignments. */
const keptAssignments = ({ closed_terms: closed }: TermRulesAnswer): ReadonlyMap<string, string> =>
  new Map(
    closed.flatMap(({ term_id, assignment_ids }) => assignment_ids.map((id) => [id, term_id] as const)),
  );

/** The term of an assignment as if all were open. */
function createOpenTermOf({
  columns,
  terms,
}: TermRulesAnswer['content']): (assignment: DatedAnswer) => string | null {
  const isTerm = new Set(terms.map(({ id }) => id));
  const chosen = new Map(columns.map(({ assignment_id: id, term_id: term }) => [id, term]));
  const dayIn = createDayIn();
  return ({ id, due_at: dueAt, time_zone: timeZone }) => {
    const own = chosen.get(id) ?? null;
    if (own !== null && isTerm.has(own)) return own;
    if (dueAt === null || terms.length === 0) return null;
    const day = dayIn(timeZone, dueAt);
    return terms.find((term) => term.starts_on <= day && day <= term.ends_on)?.id ?? null;
  };
}

/** The day of a time in a zone, as YYYY-MM-DD. */
function createDayIn(): (timeZone: string, time: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone, time) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
    formats.set(timeZone, format);
    return format.format(new Date(time));
  };
}
