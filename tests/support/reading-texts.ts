import { z } from 'zod';
import { answerTo, type CompletionRequest, schemaOf } from './model-answer.ts';

/** Far above the band of any grade. */
export const hardText = Array.from(
  { length: 14 },
  () =>
    'The simultaneous consideration of physiological adaptation and environmental heterogeneity necessitates sophisticated methodological approaches.',
).join(' ');

/** Within the band of grade 6. */
export const easyText =
  'Draw a willow. Write down what you see on each leaf. Ask a friend to do the same. Talk about what is not the same. Then pick the best idea of the two and tell us why you like it so much.';

const written = z.record(z.string(), z.unknown());

/** The keys that a request asks for. */
export const keysIn = (request: CompletionRequest): string[] =>
  Object.keys(written.parse(schemaOf(request)['properties']));

/** The usual answer with this text as the homework. */
export const withHomework = (request: CompletionRequest, homework: string): string =>
  JSON.stringify({ ...written.parse(JSON.parse(answerTo(request))), homework });
