import { complete, type Personality } from './personality.ts';

const unknownParameter = (param: string) => ({ message: `Unrecognized request argument supplied: ${param}` });

/** Servers and models at their worst. */
export const faulty: readonly Personality[] = [
  {
    name: 'rejects JSON schemas',
    quirk: 'Its error does not say what is wrong.',
    rejects: [
      { what: 'json_schema', error: { message: 'Bad request' } },
      { what: 'json_object', error: { message: 'Bad request' } },
    ],
    outcome: complete,
  },
  {
    name: 'fails on grammars',
    quirk: 'Answers 500 to a schema.',
    rejects: [{ what: 'json_schema', status: 500, error: { message: 'Failed to compile the grammar' } }],
    outcome: complete,
  },
  {
    name: 'rejects stream_options',
    quirk: 'And so reports no usage.',
    rejects: [{ what: 'stream_options', status: 422, error: unknownParameter('stream_options') }],
    hidesUsage: true,
    outcome: complete,
  },
  {
    name: 'does not stream',
    quirk: 'Rejects stream, and answers with one JSON object.',
    rejects: [
      {
        what: 'stream',
        error: {
          message: "Unsupported value: 'stream' does not support true with this model.",
          param: 'stream',
        },
      },
    ],
    wholeAnswers: true,
    outcome: complete,
  },
  {
    name: 'thinks aloud',
    quirk: 'Writes a draft of the document between think tags, in front of it.',
    reasoning: 'think tags',
    outcome: complete,
  },
  {
    name: 'reasons for long',
    quirk: 'Its 9,000 tokens of reasoning count as output.',
    reasoning: 'reasoning_content',
    reasoningTokens: 9000,
    outcome: complete,
  },
  {
    name: 'reasons up to its limit',
    quirk: 'Whatever the limit is.',
    reasoning: 'reasoning_content',
    reasoningTokens: 1_000_000,
    outcome: {
      message:
        'The AI model used up its output limit before it began the document. Set a model that reasons less, or try again.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'does not double backslashes',
    quirk: 'So that \\frac and \\times in its JSON read as control characters.',
    spelling: 'single backslashes',
    outcome: complete,
  },
  {
    name: 'writes numbers as strings',
    quirk: 'Wherever the form has a number.',
    spelling: 'strings for numbers',
    outcome: complete,
  },
  {
    name: 'leaves trailing commas',
    quirk: 'At the end of each list and object.',
    spelling: 'trailing commas',
    outcome: complete,
  },
  {
    name: 'forgets the last section',
    quirk: 'And writes it when it is asked for it alone.',
    faults: [{ kind: 'missing-last-key' }],
    outcome: complete,
  },
  {
    name: 'talks around the document',
    quirk: 'Writes prose and a code fence around it.',
    wrapping: 'prose and a fence',
    outcome: complete,
  },
  {
    name: 'wraps the document',
    quirk: 'Puts it into another object.',
    wrapping: 'an object',
    outcome: complete,
  },
  {
    name: 'calls a tool',
    quirk: 'Writes the document as the arguments of a tool call.',
    wrapping: 'a tool call',
    outcome: complete,
  },
  {
    name: 'stops at its limit',
    quirk: 'Writes at most 2,250 tokens at a time.',
    maxTokens: 2250,
    outcome: complete,
  },
  {
    name: 'has a limit below one section',
    quirk: 'Writes at most 5 tokens at a time.',
    maxTokens: 5,
    outcome: {
      message:
        'The section “…” is longer than the AI model can write at once. Ask for less of it, or set a model with a higher limit.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'limits the rate',
    quirk: 'Answers 429 twice, with the seconds to wait.',
    faults: [{ kind: 'busy', times: 2, retryAfter: 20 }],
    outcome: { ...complete, waits: 'The AI provider is busy.' },
  },
  {
    name: 'stays busy',
    quirk: 'Answers 429 again and again.',
    faults: [{ kind: 'busy', times: 4 }],
    outcome: {
      message: 'The AI provider is busy. Please continue in a few minutes.',
      waits: 'The AI provider is busy.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'loads for ever',
    quirk: 'Answers 503 as long as anyone waits.',
    faults: [{ kind: 'loading', times: 200 }],
    outcome: {
      message: 'The AI model is still loading. Please continue in a few minutes.',
      waits: 'The AI model is loading.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'never begins',
    quirk: 'Accepts the request and sends nothing.',
    faults: [{ kind: 'stall', after: 0 }],
    outcome: {
      message:
        'The AI model did not start to write within 120 seconds. Please continue; a local model may need longer to load.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'stops in the middle',
    quirk: 'Sends most of the document and then nothing.',
    faults: [{ kind: 'stall', after: 0.9 }],
    outcome: {
      message: 'The AI provider stopped responding. Finished sections are saved; please continue.',
      kept: 'the finished sections',
      charged: 'what was kept',
    },
  },
  {
    name: 'cuts the connection',
    quirk: 'Once for each document.',
    faults: [{ kind: 'cut' }],
    outcome: complete,
  },
  {
    name: 'sends the wrong shape first',
    quirk: 'And the right one once it knows what was wrong.',
    faults: [{ kind: 'wrong-shape' }],
    outcome: complete,
  },
  {
    name: 'sends the wrong shape',
    quirk: 'However often it is corrected.',
    faults: [{ kind: 'wrong-shape', times: 2 }],
    outcome: {
      message: 'The AI provider sent an invalid document. Please try again.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'refuses',
    quirk: 'Says in prose that it won’t write this.',
    faults: [{ kind: 'prose-refusal' }],
    outcome: {
      message:
        'The AI model declined to write this. It says: “I’m sorry, but I can’t help with that.” Change the topic or the source, and try again.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'refuses in the middle',
    quirk: 'Begins the document, and then says in prose that it won’t go on.',
    faults: [{ kind: 'refusal-in-the-middle', after: 0.9 }],
    outcome: {
      message:
        'The AI model declined to write this. It says: “I’m sorry, but I can’t continue with this topic.” Change the topic or the source, and try again.',
      kept: 'the finished sections',
      charged: 'what was kept',
    },
  },
  {
    name: 'filters the request',
    quirk: 'Ends with content_filter before the first word.',
    faults: [{ kind: 'filtered', after: 0 }],
    outcome: {
      message:
        'The AI provider’s content filter stopped this. Change the topic or the source, and try again.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'filters its answer',
    quirk: 'Ends with content_filter.',
    faults: [{ kind: 'filtered', after: 0.9 }],
    outcome: {
      message:
        'The AI provider’s content filter stopped the text in the middle. Try again, or change the topic or the source.',
      kept: 'the finished sections',
      charged: 'what was kept',
    },
  },
  {
    name: 'has no such model',
    quirk: 'Answers 404.',
    faults: [{ kind: 'no-model' }],
    outcome: {
      message:
        'The AI provider doesn’t have the configured model. Please tell the person who runs this installation.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'rejects the key',
    quirk: 'Answers 401, and repeats the key.',
    faults: [{ kind: 'unauthorized' }],
    outcome: {
      message: 'The AI provider rejected the API key. Please tell the person who runs this installation.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'has no credit left',
    quirk: 'Answers 402.',
    faults: [{ kind: 'no-credit' }],
    outcome: {
      message:
        'The AI provider’s account has no credit left. Please tell the person who runs this installation.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
  {
    name: 'has a small context',
    quirk: 'Rejects a prompt that is too long.',
    faults: [{ kind: 'context' }],
    outcome: {
      message:
        'This is more text than the AI model can read. Use a shorter source, or ask for fewer sections.',
      kept: 'nothing',
      charged: 'nothing',
    },
  },
];
