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
    },
  },
  {
    subjects: /english|language arts|literature|reading|writing|theatre/i,
    voice: {
      example: 'passage',
      examples: 'passages',
      fresh: 'a new passage',
      transfer: 'to read a new passage',
      evidence: 'a line of the text',
      product: 'a paragraph that quotes the text',
    },
  },
  {
    subjects: /history|social|civics|geography|econom/i,
    voice: {
      example: 'source',
      examples: 'accounts',
      fresh: 'a new source',
      transfer: 'to judge a new source',
      evidence: 'a date, a figure or a quotation',
      product: 'a paragraph that argues a point',
    },
  },
  {
    subjects: /world languages|spanish|french|german|chinese|latin/i,
    voice: {
      example: 'short text',
      examples: 'short texts',
      fresh: 'a new conversation',
      transfer: 'in a new conversation',
      evidence: 'a phrase from the text',
      product: 'a short dialogue',
    },
  },
  {
    subjects: /\bart\b|music|dance|drama/i,
    voice: {
      example: 'work',
      examples: 'works',
      fresh: 'a short piece of their own',
      transfer: 'in a short piece of their own',
      evidence: 'a detail of the work',
      product: 'a sketch or draft with a note on each choice',
    },
  },
  {
    subjects: /\bpe\b|physical|health|sel|advisory/i,
    voice: {
      example: 'situation',
      examples: 'situations',
      fresh: 'a new situation',
      transfer: 'in a new situation',
      evidence: 'something they saw or felt',
      product: 'a plan with a reason for each step',
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
};

export function voiceOf(subject: string): Voice {
  return voices.find(({ subjects }) => subjects.test(subject))?.voice ?? plain;
}
