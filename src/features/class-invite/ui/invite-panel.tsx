import { useUnit } from 'effector-react';
import { X } from 'lucide';
import { classTitle } from '@/entities/class';
import { createDeferred } from '@/shared/deferred';
import { Card } from '@/shared/ui/card';
import { Dialog } from '@/shared/ui/dialog';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/class-invite';
import { WaitingStudents } from './waiting-students';
import * as styles from './invite-panel.css';

const { Deferred: DeferredCode } = createDeferred(async () => (await import('./joining-code')).JoiningCode);

/** How students join a class, beside a page that can do without it: the code with its rules, and who is waiting. */
export function InvitePanel() {
  const { invited, rules, close } = useUnit({
    invited: model.$invited,
    rules: model.$rules,
    close: model.inviteClosed,
  });
  if (!invited?.teaching || rules === null) return null;
  const title = classTitle(invited.class);
  return (
    <Stack gap={8}>
      <Card as="section" surface="sheet" label={`Invite to ${title}`}>
        <Stack gap={4}>
          <div className={styles.head}>
            <Heading level={2} size="md">
              Invite to {title}
            </Heading>
            <IconButton label="Close" icon={X} size="sm" onClick={() => close()} />
          </div>
          <DeferredCode props={{ title, code: invited.teaching.code, rules }} />
        </Stack>
      </Card>
      <WaitingStudents />
    </Stack>
  );
}

type InviteDialogProps = { open: boolean; onClose: () => void };

/** The same code with its rules, in a dialog. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { invited, rules } = useUnit({ invited: model.$invited, rules: model.$rules });
  if (!invited?.teaching || rules === null) return null;
  const title = classTitle(invited.class);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Invite to ${title}`}
      description="Students join with the code, the link or the QR code."
    >
      <Stack gap={4}>
        <DeferredCode props={{ title, code: invited.teaching.code, rules }} />
      </Stack>
    </Dialog>
  );
}
