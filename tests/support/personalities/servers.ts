import { complete, type Personality } from './personality.ts';

/** Servers and providers as they are, with the quirks that their users report. */
export const servers: readonly Personality[] = [
  {
    name: 'OpenAI',
    quirk: 'Newer models reject max_tokens and want max_completion_tokens.',
    preset: 'openai',
    rejects: [
      {
        what: 'max_tokens',
        error: {
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          type: 'invalid_request_error',
          param: 'max_tokens',
          code: 'unsupported_parameter',
        },
      },
    ],
    outcome: complete,
  },
  {
    name: 'Azure OpenAI',
    quirk:
      'Takes the key as api-key and a version in the address; older versions reject stream_options; the first chunk has no choices.',
    preset: 'azure',
    apiVersion: '2024-06-01',
    rejects: [
      {
        what: 'stream_options',
        error: {
          message: "Unknown parameter: 'stream_options'.",
          type: 'invalid_request_error',
          param: 'stream_options',
          code: 'unknown_parameter',
        },
      },
    ],
    firstChunk: { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
    hidesUsage: true,
    outcome: complete,
  },
  { name: 'Anthropic', quirk: 'Has an API of its own.', api: 'messages', outcome: complete },
  {
    name: 'Ollama',
    quirk: 'Sends reasoning in the field reasoning.',
    preset: 'ollama',
    reasoning: 'reasoning',
    outcome: complete,
  },
  {
    name: 'LM Studio',
    quirk: 'Takes a JSON schema or plain text, and rejects json_object; its errors are plain strings.',
    preset: 'lm-studio',
    rejects: [{ what: 'json_object', error: "'response_format.type' must be 'json_schema' or 'text'" }],
    outcome: complete,
  },
  {
    name: 'llama.cpp',
    quirk: 'Answers 503 while it loads, and builds no grammar from maxLength.',
    preset: 'llama-cpp',
    rejects: [
      {
        what: 'maxLength',
        error: {
          code: 400,
          message: 'Failed to initialize samplers: failed to parse grammar',
          type: 'invalid_request_error',
        },
      },
    ],
    reasoning: 'reasoning_content',
    faults: [{ kind: 'loading', times: 2 }],
    outcome: { ...complete, waits: 'The AI model is loading.' },
  },
  {
    name: 'vLLM',
    quirk: 'Rejects a system message for models without that role, such as Gemma.',
    preset: 'vllm',
    rejects: [
      {
        what: 'system',
        error: { object: 'error', message: 'System role not supported', type: 'BadRequestError', code: 400 },
      },
    ],
    reasoning: 'reasoning_content',
    outcome: complete,
  },
  {
    name: 'DeepSeek',
    quirk: 'Takes json_object only, if the prompt has the word JSON; sends comments while it is busy.',
    preset: 'deepseek',
    rejects: [
      {
        what: 'json_schema',
        error: {
          message: 'This response_format type is unavailable now',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_request_error',
        },
      },
    ],
    reasoning: 'reasoning_content',
    comment: 'keep-alive',
    outcome: complete,
  },
  {
    name: 'OpenRouter',
    quirk: 'Sends comments while it works, and errors within a stream that began with 200.',
    preset: 'openrouter',
    reasoning: 'reasoning',
    comment: 'OPENROUTER PROCESSING',
    faults: [{ kind: 'error-in-stream' }],
    outcome: { ...complete, waits: 'The AI provider had an error.' },
  },
];
