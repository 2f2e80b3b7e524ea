import { createEvent, createStore, sample } from 'effector';
import { TemplateType } from '@/shared/api/templates';
import { createGenerationList } from '@/widgets/generation-list';

/** Carries the template type from the URL. */
export const historyOpened = createEvent<string>();

export const list = createGenerationList();

const typed = historyOpened.filterMap((type) => Object.values(TemplateType).find((known) => known === type));

export const $type = createStore<TemplateType | null>(null, { name: 'historyType' }).on(
  typed,
  (_, type) => type,
);

sample({ clock: typed, fn: (template_type) => ({ template_type }), target: list.opened });
