import { useUnit } from 'effector-react';
import { Ellipsis, MessageSquare, MessageSquareOff, Trash2, X } from 'lucide';
import { useState } from 'react';
import type { Announcement, AnnouncementComment } from '@/shared/api/announcements';
import { shortDateOf } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { LinkedText } from '@/shared/ui/linked-text';
import * as model from '../model/announcements';
import * as styles from './announcements.css';

type AnnouncementCardProps = { announcement: Announcement; isTeacher: boolean; isArchived: boolean };

/** An announcement, its comments, and a field for another one. */
export function AnnouncementCard({ announcement, isTeacher, isArchived }: AnnouncementCardProps) {
  const { text, author, posted_at: posted, comments, comments_open: isOpen } = announcement;
  return (
    <Card as="article">
      <Stack gap={3}>
        <div className={styles.by}>
          <span>
            {author}, {shortDateOf(posted)}
          </span>
          {isTeacher && !isArchived ? <Actions announcement={announcement} /> : null}
        </div>
        <p className={styles.text} dir="auto">
          <LinkedText text={text} />
        </p>
        {comments.length > 0 ? (
          <ul className={styles.comments} aria-label="Comments">
            {comments.map((comment) => (
              <Comment
                key={comment.id}
                comment={comment}
                canDelete={!isArchived && (isTeacher || comment.mine)}
              />
            ))}
          </ul>
        ) : null}
        {isOpen && !isArchived ? <Answer id={announcement.id} /> : null}
        {isOpen ? null : (
          <Text size="2xs" tone="muted">
            Comments are off.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Actions({ announcement }: { announcement: Announcement }) {
  const on = useUnit({ toggle: model.commentsToggled, remove: model.announcementDeleted });
  const [isAsking, setAsking] = useState(false);
  const { comments_open: isOpen } = announcement;
  return (
    <>
      <Menu
        label="Actions for this announcement"
        align="end"
        trigger={<IconButton label="More for this announcement" icon={Ellipsis} size="sm" />}
        entries={[
          {
            kind: 'item',
            value: 'toggle',
            label: isOpen ? 'Turn comments off' : 'Turn comments on',
            icon: isOpen ? MessageSquareOff : MessageSquare,
          },
          { kind: 'item', value: 'delete', label: 'Delete', icon: Trash2, danger: true },
        ]}
        onSelect={(value) => (value === 'toggle' ? on.toggle(announcement) : setAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        title="Delete this announcement?"
        description="Its comments are deleted too. You can’t undo this."
        confirmLabel="Delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          on.remove(announcement.id);
        }}
      />
    </>
  );
}

function Comment({ comment, canDelete }: { comment: AnnouncementComment; canDelete: boolean }) {
  const remove = useUnit(model.commentDeleted);
  const { id, author, role, text, posted_at: posted } = comment;
  return (
    <li className={styles.comment}>
      <Avatar name={author} size="sm" decorative />
      <div>
        <Text size="2xs" tone="muted">
          {author}
          {role === 'teacher' ? ', teacher' : ''}, {shortDateOf(posted)}
        </Text>
        <p className={styles.words} dir="auto">
          <LinkedText text={text} />
        </p>
      </div>
      {canDelete ? (
        <IconButton label={`Delete the comment of ${author}`} icon={X} size="sm" onClick={() => remove(id)} />
      ) : null}
    </li>
  );
}

function Answer({ id }: { id: string }) {
  const { typed, sending } = useUnit({ typed: model.$comments, sending: model.$sending });
  const on = useUnit({ type: model.commentTyped, send: model.commentSent });
  const text = typed[id] ?? '';
  return (
    <div className={styles.answer}>
      <Textarea
        label="Your comment"
        placeholder="Write a comment"
        rows={1}
        maxLength={2000}
        value={text}
        onChange={(value) => on.type({ id, text: value })}
      />
      {text.trim() === '' ? null : (
        <Button size="sm" pending={sending === id} onClick={() => on.send(id)}>
          Comment
        </Button>
      )}
    </div>
  );
}
