import { combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';
import { $home, homeOpened } from './home';

export const requestChanged = createEvent<string>();
/** Carries the template type. */
export const templateChosen = createEvent<string>();
export const requestSubmitted = createEvent<string>();

/** What the teacher wants to have written. */
export const $request = createStore('', { name: 'request' });
const $chosen = createStore<string | null>(null, { name: 'chosenTemplate' });

/** The template of the next document: the chosen one, otherwise the first. */
export const $template = combine($home, $chosen, (home, chosen) =>
  home.state === 'ready'
    ? (home.templates.find(({ templateType }) => templateType === chosen) ?? home.templates[0] ?? null)
    : null,
);

$request.on(requestChanged, (_, text) => text).reset([homeOpened, sessionEnded]);
$chosen.on(templateChosen, (_, type) => type).reset(sessionEnded);

// The form shows the price before anything is written.
sample({
  clock: sample({
    clock: requestSubmitted,
    source: $template,
    fn: (template, topic) => (template ? { route: template.route, topic } : null),
  }).filterMap((request) => request ?? undefined),
  fn: ({ route, topic }) => ({ to: `${route}?${new URLSearchParams({ topic })}` }),
  target: navigateFx,
});
