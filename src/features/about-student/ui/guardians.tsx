import { useUnit } from 'effector-react';
import { Ellipsis, Link2, Link2Off, Mail, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { guardianLanguages } from '@/entities/student';

import type { Guardian } from '@/shared/api/guardians';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import * as sending from '../model/guardian-sending';
import * as model from '../model/guardians';
import { GuardianDialog } from './guardian-dialog';
import { LinkDialog } from './link-dialog';
import { SummaryDialog } from './summary-dialog';
import * as styles from './about-student.css';

/** The guardians of the student, with their summaries and links. */
export function Guardians({ guardians }: { guardians: readonly Guardian[] }) {
  const open = useUnit(model.guardianOpened);
  return (
    <PageSection
      title="Guardians"
      more={
        <Button size="sm" variant="quiet" onClick={() => open(null)}>
          Add guardian
        </Button>
      }
    >
      {guardians.length === 0 ? <Text tone="muted">None added.</Text> : null}
      {guardians.length > 0 ? (
        <ul className={styles.list} aria-label="Guardians">
          {guardians.map((guardian) => (
            <GuardianRow key={guardian.id} guardian={guardian} />
          ))}
        </ul>
      ) : null}
      <GuardianDialog />
      <SummaryDialog guardians={guardians} />
      <LinkDialog />
    </PageSection>
  );
}

function GuardianRow({ guardian }: { guardian: Guardian }) {
  const { name, email, language, last_sent_at: sent, link_expires_at: linked } = guardian;
  return (
    <li className={styles.row}>
      <div className={styles.guardian}>
        <b>{name}</b>
        <Text size="2xs" tone="muted">
          {email}, in {guardianLanguages[language]}
        </Text>
        <SummaryBadge guardian={guardian} />
        {sent === null ? null : (
          <Text size="2xs" tone="muted">
            Last summary {shortDateOf(sent)}
          </Text>
        )}
        {linked === null ? null : (
          <Text size="2xs" tone="muted">
            Link until {shortDateOf(linked)}
          </Text>
        )}
      </div>
      <GuardianMenu guardian={guardian} />
    </li>
  );
}

function SummaryBadge({ guardian: { unsubscribed, weekly_summary: isOn } }: { guardian: Guardian }) {
  if (unsubscribed) return <Badge tone="warn">Unsubscribed</Badge>;
  return isOn ? <Badge tone="ok">Weekly summary</Badge> : <Badge tone="line">No summary</Badge>;
}

function GuardianMenu({ guardian }: { guardian: Guardian }) {
  const on = useUnit({
    edit: model.guardianOpened,
    remove: model.removeRequested,
    preview: sending.previewOpened,
    link: sending.linkOpened,
    revoke: sending.linksRevoked,
  });
  const [isAsking, setAsking] = useState(false);
  const { id, name, link_expires_at: linked } = guardian;
  const entries: readonly MenuEntry[] = [
    { kind: 'item', value: 'preview', label: 'Weekly summary', icon: Mail },
    { kind: 'item', value: 'link', label: 'Create a link', icon: Link2 },
    ...(linked === null
      ? []
      : [{ kind: 'item', value: 'revoke', label: 'Revoke links', icon: Link2Off } as const]),
    { kind: 'item', value: 'edit', label: 'Edit', icon: Pencil },
    { kind: 'rule' },
    { kind: 'item', value: 'remove', label: 'Remove', icon: Trash2, danger: true },
  ];
  const choose: Record<string, () => void> = {
    preview: () => on.preview(id),
    link: () => on.link(guardian),
    revoke: () => on.revoke(id),
    edit: () => on.edit(guardian),
    remove: () => setAsking(true),
  };
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        align="end"
        trigger={<IconButton label={`More for ${name}`} icon={Ellipsis} size="sm" />}
        entries={entries}
        onSelect={(value) => choose[value]?.()}
      />
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name}?`}
        description="Links stop working, and no summary is sent. You can’t undo this."
        confirmLabel="Remove"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          on.remove(id);
        }}
      />
    </>
  );
}
