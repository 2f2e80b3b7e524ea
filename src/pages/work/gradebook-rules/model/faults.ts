import type { GradebookRulesContent } from '@/shared/api/gradebooks';

/** What is wrong, by the path of its field, such as `terms.1.ends_on`; of a whole part, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** The faults of rules. `used` are the categories of assignments, which need no other name. */
export function faultsOf(content: GradebookRulesContent, used: ReadonlySet<string>): Faults {
  return {
    ...categoryFaults(content, used),
    ...termFaults(content),
    ...scaleFaults(content),
    ...boundFaults('bonuses', content.bonuses, content),
    ...boundFaults('must_pass', content.must_pass, content),
  };
}

/** The places of names that another one before has, too. */
function repeated(names: readonly string[]): ReadonlySet<number> {
  const keys = names.map((name) => name.trim().toLowerCase());
  return new Set(keys.flatMap((key, place) => (key !== '' && keys.indexOf(key) < place ? [place] : [])));
}

function categoryFaults({ categories }: GradebookRulesContent, used: ReadonlySet<string>): Faults {
  const faults: Record<string, string> = {};
  const twice = repeated(categories.map(({ name }) => name));
  for (const [place, { name }] of categories.entries()) {
    if (used.has(name)) continue;
    if (name.trim() === '') faults[`categories.${place}.name`] = 'Enter a name.';
    else if (twice.has(place)) faults[`categories.${place}.name`] = 'Another category has this name.';
  }
  return faults;
}

function termFaults({ terms }: GradebookRulesContent): Faults {
  const faults: Record<string, string> = {};
  for (const [place, term] of terms.entries()) {
    const before = terms[place - 1];
    if (term.name.trim() === '') faults[`terms.${place}.name`] = 'Enter a name.';
    if (term.starts_on === '') faults[`terms.${place}.starts_on`] = 'Choose the first day.';
    else if (before && term.starts_on <= before.ends_on)
      faults[`terms.${place}.starts_on`] = 'Choose a day after the term before.';
    if (term.ends_on === '') faults[`terms.${place}.ends_on`] = 'Choose the last day.';
    else if (term.ends_on < term.starts_on)
      faults[`terms.${place}.ends_on`] = 'Choose a day after the first one.';
    if (term.closes_on !== null && term.closes_on < term.starts_on)
      faults[`terms.${place}.closes_on`] = 'Choose a day of the term, or after it.';
  }
  return faults;
}

function scaleFaults({ scale }: GradebookRulesContent): Faults {
  if (scale === null) return {};
  if (scale.length === 0) return { scale: 'Add a level.' };
  const faults: Record<string, string> = {};
  const twice = repeated(scale.map(({ name }) => name));
  for (const [place, { name, from }] of scale.entries()) {
    const before = scale[place - 1];
    if (name.trim() === '') faults[`scale.${place}.name`] = 'Enter a name.';
    else if (twice.has(place)) faults[`scale.${place}.name`] = 'Another level has this name.';
    if (before && from >= before.from) faults[`scale.${place}.from`] = `Less than ${before.from}.`;
  }
  return faults;
}

type Bounds = GradebookRulesContent['bonuses'] | GradebookRulesContent['must_pass'];

function boundFaults(
  part: 'bonuses' | 'must_pass',
  bounds: Bounds,
  { categories }: GradebookRulesContent,
): Faults {
  const isThere = new Set(categories.map(({ name }) => name));
  return Object.fromEntries(
    bounds.flatMap(({ category, assignment_id: id }, place) =>
      id === null && (category === null || !isThere.has(category))
        ? [[`${part}.${place}.of`, 'Choose a category or an assignment.']]
        : [],
    ),
  );
}
