import { combine, createEvent, createStore, sample } from 'effector';
import { findTemplates } from '@/entities/template';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { $home, homeOpened } from './home';
import { withinReach } from './shelf-order';

export const requestChanged = createEvent<string>();
/** Carries the template type. */
export const templateChosen = createEvent<string>();
export const requestSubmitted = createEvent<string>();

/** What the teacher wants to have written. */
export const $request = createStore('', { name: 'request' });
const $chosen = createStore<string | null>(null, { name: 'chosenTemplate' });

/** The template of the next document: the chosen one, otherwise the one that the words describe best, otherwise the first. */
export const $template = combine($home, $chosen, $request, (home, chosen, request) => {
  if (home.state !== 'ready') return null;
  const { templates } = home;
  const [best = withinReach(templates)[0]] = request.trim() === '' ? [] : findTemplates(templates, request);
  return templates.find(({ templateType }) => templateType === chosen) ?? best ?? null;
});

$request.on(requestChanged, (_, text) => text).reset(homeOpened);
$chosen.on(templateChosen, (_, type) => type).reset(homeOpened);

// The form shows the price before anything is written.
sample({
  clock: sample({
    clock: requestSubmitted,
    source: $template,
    fn: (template, topic) => (template ? { route: template.route, topic } : null),
  }).filterMap(nonNull),
  fn: ({ route, topic }) => ({ to: `${route}?${new URLSearchParams({ topic })}` }),
  target: navigateFx,
});
