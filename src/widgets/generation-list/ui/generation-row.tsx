import { Star, Trash2, Undo2 } from 'lucide-react';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { TemplateMark } from '@/shared/ui/template-mark';
import { whenOf } from '../model/when';
import * as styles from './generation-list-view.css';

export type GenerationRowProps = {
  item: GenerationSummary;
  place: 'history' | 'favourites' | 'trash';
  now: Date | null;
  busy: boolean;
  onStar: (id: string) => void;
  onTrash: (id: string) => void;
  onRestore: (id: string) => void;
};

const STATES: Partial<Record<GenerationStatus, { tone: BadgeProps['tone']; label: string }>> = {
  writing: { tone: 'ink', label: 'Being written' },
  stopped: { tone: 'line', label: 'Stopped' },
  interrupted: { tone: 'warn', label: 'Interrupted' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** One document with its date, title and actions. */
export function GenerationRow({ item, place, now, busy, onStar, onTrash, onRestore }: GenerationRowProps) {
  const { id, template_type, title, topic, subject, grade_level, status, favourite, updated_at, trashed_at } =
    item;
  const at = trashed_at ?? updated_at;
  const state = STATES[status];
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={at}>
        {whenOf(at, now)}
      </time>
      <div className={styles.what}>
        <TemplateMark template={template_type} look="book" />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link variant="quiet" href={`/teacher/${template_type}/edit/${id}`}>
              {title}
            </Link>
          </h2>
          <p className={styles.meta}>
            {[topic === title ? '' : topic, subject, grade_level].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
        {place === 'trash' ? (
          <Button size="sm" variant="second" icon={Undo2} pending={busy} onClick={() => onRestore(id)}>
            Restore
          </Button>
        ) : (
          <>
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
          </>
        )}
      </div>
    </li>
  );
}
