import { expect, test } from 'vitest';
import { z } from 'zod';
import { generatorsFor } from '../../server/generators/registry.ts';
import { knownSubjects } from '../../src/pages/onboarding-teaching/model/known-subjects.ts';

const offered = z.object({ properties: z.object({ subject: z.object({ examples: z.array(z.string()) }) }) });

test.each(generatorsFor('teacher'))(
  'onboarding asks for the subjects that $templateType offers',
  (generator) => {
    const { subject } = offered.parse(z.toJSONSchema(generator.input, { io: 'input' })).properties;
    expect(subject.examples).toEqual(knownSubjects);
  },
);
