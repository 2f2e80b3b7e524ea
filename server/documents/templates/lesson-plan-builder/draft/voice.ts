import {
  artsWays,
  computingWays,
  healthWays,
  historyWays,
  languageWays,
  mathWays,
  movementWays,
  plainWays,
  readingWays,
  scienceWays,
  societyWays,
  tradeWays,
  type Ways,
} from './data/subject-ways.ts';

/** How a subject speaks of its work. */
export interface Voice {
  /** What is worked on, one and several. */
  example: string;
  examples: string;
  /** What nobody in class has seen yet. */
  fresh: string;
  /** Where what was learned has to carry over, after "use it". */
  transfer: string;
  /** What a claim is backed with. */
  evidence: string;
  /** What a student makes to show it. */
  product: string;
  /** What is done where there is no text to read. */
  ways: Ways;
}

const voices: readonly { subjects: RegExp; voice: Voice }[] = [
  {
    subjects: /computer|coding|programming/i,
    voice: {
      example: 'task',
      examples: 'solutions',
      fresh: 'a new task',
      transfer: 'to solve a new task',
      evidence: 'a trace of the steps',
      product: 'a flowchart with a comment for each step',
      ways: computingWays,
    },
  },
  {
    subjects: /math|algebra|geometry|calculus|statistics/i,
    voice: {
      example: 'problem',
      examples: 'worked solutions',
      fresh: 'a new problem',
      transfer: 'to solve a new problem',
      evidence: 'a step of the working',
      product: 'a worked example with a reason beside each step',
      ways: mathWays,
    },
  },
  {
    subjects: /science|biology|chemistry|physics|earth/i,
    voice: {
      example: 'case',
      examples: 'cases',
      fresh: 'a new case',
      transfer: 'to explain a new case',
      evidence: 'an observation or a figure',
      product: 'a diagram with labels and a sentence for each arrow',
      ways: scienceWays,
    },
  },
  {
    subjects: /english|language arts|\bela\b|literature|reading|writing/i,
    voice: {
      example: 'passage',
      examples: 'passages',
      fresh: 'a new passage',
      transfer: 'to read a new passage',
      evidence: 'a line of the text',
      product: 'a paragraph that quotes the text',
      ways: readingWays,
    },
  },
  {
    subjects: /history|social/i,
    voice: {
      example: 'source',
      examples: 'accounts',
      fresh: 'a new source',
      transfer: 'to judge a new source',
      evidence: 'a date, a figure or a quotation',
      product: 'a paragraph that argues a point',
      ways: historyWays,
    },
  },
  {
    subjects: /civics|government|geography|econom/i,
    voice: {
      example: 'case',
      examples: 'cases',
      fresh: 'a new case',
      transfer: 'to judge a new case',
      evidence: 'a figure, a map or a law',
      product: 'a paragraph that argues a point',
      ways: societyWays,
    },
  },
  {
    subjects: /world languages|spanish|french|german|chinese|japanese|italian|arabic|latin/i,
    voice: {
      example: 'short text',
      examples: 'short texts',
      fresh: 'a new conversation',
      transfer: 'in a new conversation',
      evidence: 'a phrase from the text',
      product: 'a short dialogue',
      ways: languageWays,
    },
  },
  {
    subjects: /\barts?\b|music|dance|drama|theat(?:re|er)/i,
    voice: {
      example: 'work',
      examples: 'works',
      fresh: 'a short piece of their own',
      transfer: 'in a short piece of their own',
      evidence: 'a detail of the work',
      product: 'a sketch or draft with a note on each choice',
      ways: artsWays,
    },
  },
  {
    subjects: /\bpe\b|\bp\.e\.|physical education|\bgym\b|sports?\b/i,
    voice: {
      example: 'exercise',
      examples: 'ways to do it',
      fresh: 'a new game or exercise',
      transfer: 'in a new game or exercise',
      evidence: 'something they saw or felt',
      product: 'a card with three cues and a sketch',
      ways: movementWays,
    },
  },
  {
    subjects:
      /\bcte\b|career|technical|vocational|automotive|welding|culinary|carpentry|construction|agricultur|nursing|cosmetology|\bshop\b/i,
    voice: {
      example: 'job',
      examples: 'jobs',
      fresh: 'a new job',
      transfer: 'on a new job',
      evidence: 'a measurement or a check',
      product: 'a checklist with a reason for each step',
      ways: tradeWays,
    },
  },
  {
    subjects: /health|\bsel\b|advisory|counsel/i,
    voice: {
      example: 'situation',
      examples: 'situations',
      fresh: 'a new situation',
      transfer: 'in a new situation',
      evidence: 'a source that can be trusted',
      product: 'a plan with a reason for each step',
      ways: healthWays,
    },
  },
];

const plain: Voice = {
  example: 'example',
  examples: 'examples',
  fresh: 'a new example',
  transfer: 'on a new example',
  evidence: 'a fact that can be checked',
  product: 'a one-page explainer',
  ways: plainWays,
};

export function voiceOf(subject: string): Voice {
  return voices.find(({ subjects }) => subjects.test(subject))?.voice ?? plain;
}
