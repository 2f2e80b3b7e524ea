import { createEvent, createStore } from 'effector';
import { openAccepted, startAccepted, startFailed } from '@/entities/generation';
import { exampleRequested } from './example';
import { generatorOpened } from './generator';

/** On a small screen, whether the form or the document is visible. */
export type Tab = 'form' | 'result';

export const tabChosen = createEvent<Tab>();

export const $tab = createStore<Tab>('form', { name: 'generatorTab' })
  .on(generatorOpened, (_, { id }) => (id === null ? 'form' : 'result'))
  .on([startAccepted, openAccepted, exampleRequested], () => 'result')
  .on(startFailed, () => 'form')
  .on(tabChosen, (_, tab) => tab);
