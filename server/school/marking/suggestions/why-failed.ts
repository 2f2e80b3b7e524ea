import type { Failure } from '../../../generated/schemas/index.ts';

const UNREADABLE = 'The AI model’s answer held no marks that could be read.';

/** The failures of a document's run in the words of marking: a suggestion has no sections to save or continue. */
const sentences: Readonly<Record<Failure['code'], string>> = {
  provider_unauthorized: 'The AI provider rejected the API key. Your administrator can change it.',
  provider_busy: 'The AI provider was busy.',
  provider_error: 'The AI provider had an error.',
  provider_timeout: 'The AI provider stopped responding.',
  stream_cut: 'The connection to the AI provider was lost.',
  too_long: UNREADABLE,
  invalid_result: UNREADABLE,
  refused: 'The AI model declined to read this paper.',
  declined: 'The rules of safety stopped the AI model at this paper.',
  internal: 'Something went wrong on our side.',
};

export const whyFailed = ({ code }: Failure): string => sentences[code];
