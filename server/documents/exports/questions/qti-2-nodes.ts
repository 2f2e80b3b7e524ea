export type Node = Record<string, unknown>;

export const outcome = (name: string, value: number): Node => ({
  '@identifier': name,
  '@cardinality': 'single',
  '@baseType': 'float',
  defaultValue: { value: String(value) },
});

export const RESPONSE = 'RESPONSE';

interface Declared {
  identifier?: string;
  cardinality: 'single' | 'multiple' | 'ordered';
  baseType: 'identifier' | 'string' | 'float' | 'directedPair';
  correct: readonly string[];
  /** Points of each answer; together at least none. */
  points?: Readonly<Record<string, number>>;
}

export const declare = ({
  identifier = RESPONSE,
  cardinality,
  baseType,
  correct,
  points,
}: Declared): Node => ({
  '@identifier': identifier,
  '@cardinality': cardinality,
  '@baseType': baseType,
  ...(correct.length > 0 && { correctResponse: { value: correct } }),
  ...(points && {
    mapping: {
      '@lowerBound': '0',
      '@defaultValue': '0',
      mapEntry: Object.entries(points).map(([key, value]) => ({
        '@mapKey': key,
        '@mappedValue': String(value),
      })),
    },
  }),
});

const float = (value: number): Node => ({ baseValue: { '@baseType': 'float', '#': String(value) } });
export const given = (identifier = RESPONSE): Node => ({ variable: { '@identifier': identifier } });

/** Adds points to the score under a condition. */
export const ifSo = (test: Node, points: number): Node => ({
  responseIf: {
    ...test,
    setOutcomeValue: {
      '@identifier': 'SCORE',
      sum: { ...given('SCORE'), ...float(points) },
    },
  },
});

export const matchesKey = (points: number): Node => ({
  responseCondition: ifSo({ match: { ...given(), correct: { '@identifier': RESPONSE } } }, points),
});

/** The sum of the points that the declaration maps to the answers. */
export const mapsToPoints: Node = {
  setOutcomeValue: { '@identifier': 'SCORE', mapResponse: { '@identifier': RESPONSE } },
};

export const anyOf = (values: readonly string[], identifier = RESPONSE): Node => ({
  or: {
    stringMatch: values.map((value) => ({
      '@caseSensitive': 'false',
      ...given(identifier),
      baseValue: { '@baseType': 'string', '#': value },
    })),
  },
});

export const entry = (identifier = RESPONSE): Node => ({
  textEntryInteraction: { '@responseIdentifier': identifier, '@expectedLength': '30' },
});
