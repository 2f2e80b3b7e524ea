import { Star, Trash2 } from 'lucide';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import { shortDateOf, whenOf } from '@/shared/lib/dates';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { sectionName } from '@/shared/api/result-sections';
import { DocumentName } from './document-name';
import { RowTick, type RowSelection } from './row-tick';
import * as styles from './generation-list-view.css';

type GenerationRowProps = {
  item: GenerationSummary;
  now: Date | null;
  /** Whether a change of the document is pending. */
  busy: boolean;
  /** Only while the user selects documents. */
  selection: RowSelection | undefined;
  /** Whether the row names the template of the document. */
  isNamed: boolean;
  onStar: (id: string) => void;
  onTrash: (id: string) => void;
};

const STATES: Partial<Record<GenerationStatus, { tone: BadgeProps['tone']; label: string }>> = {
  writing: { tone: 'ink', label: 'Being written' },
  stopped: { tone: 'line', label: 'Stopped' },
  interrupted: { tone: 'warn', label: 'Interrupted' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** One document with its date, title and actions; the whole row links to it. */
export function GenerationRow({ item, now, busy, selection, isNamed, onStar, onTrash }: GenerationRowProps) {
  const { id, template_type, title, status, favourite, updated_at } = item;
  const { day, clock } = now ? whenOf(updated_at, now) : { day: shortDateOf(updated_at), clock: '' };
  const state = STATES[status];
  return (
    <li className={styles.row} data-selected={selection?.isSelected || undefined}>
      <time className={styles.margin} dateTime={updated_at}>
        <span className={styles.day}>{day}</span> <span className={styles.small}>{clock}</span>
      </time>
      <DocumentName item={item} kind={isNamed ? sectionName(template_type) : undefined} />
      <div className={styles.actions}>
        {selection ? <RowTick id={id} title={title} {...selection} /> : null}
        {state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
        <IconButton
          label={favourite ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
          icon={Star}
          pressed={favourite}
          pending={busy}
          onClick={() => onStar(id)}
        />
        <IconButton
          label={`Move ${title} to trash`}
          icon={Trash2}
          pending={busy}
          onClick={() => onTrash(id)}
        />
      </div>
    </li>
  );
}
