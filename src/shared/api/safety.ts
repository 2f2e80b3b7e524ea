export { appealGenerationFx, appealRequestFx } from './generated/safety.ts';
export type { Decline, Help, Safety, SafetyCategory, SafetySeverity } from './generated/schemas';
