import { useUnit } from 'effector-react';
import { memo } from 'react';
import { Accordion } from '@/shared/ui/accordion';
import type { SentRequest } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { Drawer } from '@/shared/ui/drawer';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { versionName } from '@/entities/document';
import { $isSentOpen, $sent, moreSentRequested, sentClosed, sentRefreshed } from '../model/sent-requests';
import { SentRequestView } from './sent-request-view';
import * as styles from './sent.css';

/** Everything that the open document sent to a model, as the provider received it. */
export const SentDrawer = memo(function SentDrawer({ template }: { template: Template }) {
  const isOpen = useUnit($isSentOpen);
  const close = useUnit(sentClosed);
  const isTouch = useMediaQuery(media.touch);
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title="Sent to the AI provider"
      from={isTouch ? 'bottom' : 'end'}
    >
      <SentRequests template={template} />
    </Drawer>
  );
});

function SentRequests({ template }: { template: Template }) {
  const list = useUnit($sent);
  const on = useUnit({ more: moreSentRequested, retry: sentRefreshed });
  switch (list.state) {
    case 'loading':
      return <Skeleton lines={6} label="Loading what was sent" />;
    case 'failed':
      return (
        <ErrorState title="What was sent couldn’t be loaded" onRetry={() => on.retry()}>
          {list.problem.message}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title="Nothing was sent" art="none">
          No part of this document was sent to an AI provider.
        </EmptyState>
      );
    case 'ready':
      return (
        <div className={styles.panel}>
          <p className={styles.lead}>
            These are the exact texts that the AI provider received. Names, addresses and numbers were
            replaced first; only you see what the placeholders stand for.
          </p>
          <Accordion
            multiple
            defaultOpen={list.items.slice(0, 1).map(({ id }) => id)}
            items={list.items.map((request) => ({
              value: request.id,
              title: titleOf(request, template),
              note: replacedNote(request),
              content: <SentRequestView request={request} />,
            }))}
          />
          <LoadMore
            next={list.next.state}
            failure="Older requests couldn’t be loaded."
            end="All requests are shown"
            onMore={() => on.more()}
          >
            Show older requests
          </LoadMore>
        </div>
      );
  }
}

function titleOf({ cause, sent_at }: SentRequest, { sections }: Template): string {
  const name = versionName({ cause, section: null }, sections);
  return `${name}, ${shortDateOf(new Date(sent_at))}, ${clockOf(sent_at)}`;
}

function replacedNote({ placeholders: { length } }: SentRequest): string {
  if (length === 0) return 'Nothing replaced';
  return `${length} replaced`;
}
