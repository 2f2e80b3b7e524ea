export { Decline as declineSchema } from './generated/zod/schemas/Decline.ts';
export { appealGenerationFx } from './generated/operations/appeal-generation.ts';
export { appealRequestFx } from './generated/operations/appeal-request.ts';
export type { Decline, Help, Safety, SafetyCategory, SafetySeverity } from './generated/schemas';
