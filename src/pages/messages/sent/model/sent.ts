import { createEvent, sample } from 'effector';
import { createGetSendQuery } from '@/shared/api/messages';
import { createResource } from '@/shared/lib/resource';

export const sentOpened = createEvent<string>();

export const sent = createResource({
  name: 'sentMessage',
  query: createGetSendQuery(),
  request: (id) => ({ id }),
});

sample({ clock: sentOpened, target: sent.opened });
sample({ clock: sentOpened, fn: () => {}, target: sent.refreshed });
