import type { PhaseShape } from '../../../engine/rule-engine/composers/timeline.ts';
import type { Framework } from './schema.ts';

/** The phases of each framework with their share of the lesson. */
export const frameworkPhases: Record<Framework, readonly PhaseShape[]> = {
  'Gradual Release': [
    { name: 'Begin', share: 10, step: 'open', optional: 2 },
    { name: 'I do', share: 20, step: 'model' },
    { name: 'We do', share: 22, step: 'guided' },
    { name: 'You do together', share: 20, step: 'together', optional: 1 },
    { name: 'You do alone', share: 18, step: 'alone' },
    { name: 'Check for understanding', share: 10, step: 'close' },
  ],
  '5E': [
    { name: 'Engage', share: 12, step: 'open' },
    { name: 'Explore', share: 28, step: 'explore' },
    { name: 'Explain', share: 22, step: 'explain' },
    { name: 'Elaborate', share: 25, step: 'alone' },
    { name: 'Evaluate', share: 13, step: 'close' },
  ],
  'Madeline Hunter': [
    { name: 'Anticipatory set', share: 8, step: 'open' },
    { name: 'Objective and purpose', share: 6, step: 'purpose', optional: 1 },
    { name: 'Input and modeling', share: 26, step: 'model' },
    { name: 'Guided practice', share: 28, step: 'guided' },
    { name: 'Independent practice', share: 22, step: 'alone' },
    { name: 'Closure', share: 10, step: 'close' },
  ],
  UbD: [
    { name: 'Where we are going', share: 10, step: 'purpose' },
    { name: 'Hook', share: 10, step: 'open', optional: 2 },
    { name: 'Explore and equip', share: 32, step: 'explore' },
    { name: 'Perform', share: 22, step: 'alone' },
    { name: 'Rethink and revise', share: 14, step: 'share', optional: 1 },
    { name: 'Evaluate', share: 12, step: 'close' },
  ],
  SIOP: [
    { name: 'Build background', share: 15, step: 'words' },
    { name: 'Comprehensible input', share: 20, step: 'model' },
    { name: 'Strategies and interaction', share: 27, step: 'together' },
    { name: 'Practice and application', share: 25, step: 'alone' },
    { name: 'Review and assessment', share: 13, step: 'close' },
  ],
  'Inquiry/PBL': [
    { name: 'Driving question', share: 12, step: 'open' },
    { name: 'Investigate', share: 33, step: 'explore' },
    { name: 'Make sense of it', share: 22, step: 'together', optional: 1 },
    { name: 'Share and critique', share: 20, step: 'share' },
    { name: 'Reflect', share: 13, step: 'close' },
  ],
  'Learning cycles': [
    { name: 'Opening', share: 8, step: 'open' },
    { name: 'Exploration', share: 30, step: 'explore' },
    { name: 'Concept introduction', share: 24, step: 'explain' },
    { name: 'Concept application', share: 28, step: 'alone' },
    { name: 'Check', share: 10, step: 'close' },
  ],
};
