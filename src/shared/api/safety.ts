export { Decline as declineSchema } from './generated/zod/schemas/Decline.ts';
export { appealGenerationFx, appealRequestFx } from './generated/safety.ts';
export type { Decline, Help, Safety, SafetyCategory, SafetySeverity } from './generated/schemas';
