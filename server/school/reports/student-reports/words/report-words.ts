/** A phrase with a number, by the plural forms of its language. `{n}` stands for the number. */
export interface Counted {
  one: string;
  other: string;
}

/** What parents read in a report on their child, in one language. Names, titles and comments stay as they are. */
export interface ReportWords {
  /** Its numbers and dates are written as there. */
  locale: string;
  question: string;
  /** Parts of the sentence that answers it, after the name. */
  answer: {
    total: (total: string) => string;
    noTotal: string;
    missing: Counted;
    late: Counted;
    nothingMissing: string;
  };
  /** What it is about. */
  about: {
    year: string;
    /** The totals are of the whole term or year, whatever days are chosen. */
    lists: string;
    from: (day: string) => string;
    until: (day: string) => string;
    counted: (day: string) => string;
  };
  totals: {
    current: string;
    currentNote: string;
    /** Where rules say what missing work counts. */
    currentByRule: string;
    ifMissing: string;
    ifMissingNote: string;
    ifMissingByRule: string;
    none: string;
  };
  /** How the totals are worked out. */
  how: {
    title: string;
    category: string;
    noCategory: string;
    term: string;
    weight: string;
    points: string;
    total: string;
    ofPoints: string;
    ofWeights: string;
    ofTerms: string;
    shared: string;
    override: string;
    reason: (reason: string) => string;
    frozen: string;
    bonus: (what: string, add: string) => string;
    limit: (what: string, least: string, most: string) => string;
  };
  marks: {
    title: string;
    none: string;
    summary: string;
    mean: string;
    work: string;
    due: string;
    mark: string;
    /** Of so many points, beside the mark. */
    outOf: string;
    percent: string;
    classMean: string;
    note: string;
    late: string;
    dropped: string;
    notCounted: string;
  };
  missing: { title: string; none: string; summary: string; countsAs: string };
  late: { title: string; none: string; summary: string; by: string };
  skills: {
    title: string;
    none: string;
    summary: string;
    skill: string;
    statement: string;
    percent: string;
    level: string;
  };
  next: { title: string; none: string; summary: string };
  comment: string;
  /** What is left out of a table. */
  more: Counted;
  /** In the foot of a page: “Page 1 of 2”. */
  page: { before: string; between: string };
}
