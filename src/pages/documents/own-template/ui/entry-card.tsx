import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';

export type EntryCardProps = {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** Absent for a field that every template has. */
  onRemove: (() => void) | undefined;
  onMove: (by: -1 | 1) => void;
  errors: readonly string[];
  children: ReactNode;
};

/** A field or a section that can be moved and removed. */
export function EntryCard({ title, isFirst, isLast, onRemove, onMove, errors, children }: EntryCardProps) {
  return (
    <Card as="li" surface="panel" padding="sm">
      <Stack gap={3}>
        {errors.length > 0 ? <Banner tone="danger">{errors.join(' ')}</Banner> : null}
        {children}
        <Cluster gap={2} justify="end">
          <IconButton
            label={`Move ${title} up`}
            icon={ArrowUp}
            size="sm"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${title} down`}
            icon={ArrowDown}
            size="sm"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          {onRemove ? (
            <IconButton label={`Remove ${title}`} icon={Trash2} size="sm" onClick={() => onRemove()} />
          ) : null}
        </Cluster>
      </Stack>
    </Card>
  );
}
