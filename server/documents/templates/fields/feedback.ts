import { z } from 'zod';

const FEEDBACK = 'Feedback';

/** How comments on students' work are worded. */
export const feedbackFields = {
  feedback_style: z
    .enum(['Glow & Grow', 'Rubric only', 'Next steps', 'Questions'])
    .default('Glow & Grow')
    .meta({ title: 'Feedback', widget: 'select', group: FEEDBACK }),
  tone: z
    .enum(['Encouraging', 'Direct'])
    .default('Encouraging')
    .meta({ title: 'Tone', widget: 'chips', group: FEEDBACK }),
};
