import { createEvent, sample } from 'effector';
import { startAccepted } from '@/entities/generation';
import { createGetTemplateExampleQuery } from '@/shared/api/templates';
import { createResource } from '@/shared/lib/resource';
import { generatorOpened } from './generator';

/** Carries the template. */
export const exampleRequested = createEvent<string>();
export const exampleClosed = createEvent();

/** The example of the page's template, while it is shown. */
export const example = createResource({
  name: 'templateExample',
  query: createGetTemplateExampleQuery(),
  request: (templateType) => ({ templateType }),
});

sample({ clock: exampleRequested, target: example.opened });
sample({ clock: [exampleClosed, generatorOpened, startAccepted], target: example.reset });
