import { useUnit } from 'effector-react';
import { Copy } from 'lucide';
import { useState } from 'react';
import type { Share } from '@/shared/api/shares';
import { dateOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $sharing, linkCopied, linkRequested, linkRevoked, sharingClosed } from '../model/sharing';
import * as styles from './share-dialog.css';

const MAX_DAYS = 365;

const lengths = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'custom', label: 'Another length' },
] as const;

/** Creates and revokes links to the student copy. */
export function ShareDialog() {
  const sharing = useUnit($sharing);
  const close = useUnit(sharingClosed);
  if (sharing.state === 'closed') return null;
  const { items, url, isCreating, problem } = sharing;
  return (
    <Dialog
      open
      size="md"
      onClose={() => close()}
      title="Share"
      description="A link shows the student copy to anyone who has it, without an account. It never shows answers, teacher notes or the names of your students."
    >
      <Stack gap={4}>
        <NewLink isCreating={isCreating} />
        {url === null ? null : <CreatedLink url={url} />}
        {problem ? (
          <Banner tone="danger" urgent>
            {problem.message}
          </Banner>
        ) : null}
        {items === null ? <Skeleton lines={2} label="Loading the links" /> : <Links items={items} />}
      </Stack>
    </Dialog>
  );
}

function NewLink({ isCreating }: { isCreating: boolean }) {
  const create = useUnit(linkRequested);
  const [length, setLength] = useState<(typeof lengths)[number]['value']>('7');
  const [custom, setCustom] = useState<number | null>(14);
  const days = length === 'custom' ? custom : Number(length);
  return (
    <>
      <Field label="The link works for" group>
        <RadioGroup options={lengths} value={length} onChange={setLength} direction="row" />
      </Field>
      <Cluster gap={3} align="end">
        {length === 'custom' ? (
          <NumberInput label="Days" value={custom} onChange={setCustom} min={1} max={MAX_DAYS} unit="days" />
        ) : null}
        <Button
          variant="primary"
          pending={isCreating}
          disabled={days === null || days < 1 || days > MAX_DAYS}
          onClick={() => create(days ?? 0)}
        >
          Create a link
        </Button>
      </Cluster>
    </>
  );
}

function CreatedLink({ url }: { url: string }) {
  const copy = useUnit(linkCopied);
  return (
    <Field label="New link" help="Copy it now. It is not shown again.">
      <Cluster gap={3} align="end">
        <TextInput label="New link" value={url} readOnly />
        <Button variant="second" icon={Copy} onClick={() => copy()}>
          Copy link
        </Button>
      </Cluster>
    </Field>
  );
}

const stateOf = ({ revoked_at: revoked, expires_at: expires }: Share): string => {
  if (revoked !== null) return `Revoked on ${dateOf(revoked)}`;
  return Date.parse(expires) <= Date.now()
    ? `Expired on ${dateOf(expires)}`
    : `Works until ${dateOf(expires)}`;
};

const isOpen = ({ revoked_at: revoked, expires_at: expires }: Share): boolean =>
  revoked === null && Date.parse(expires) > Date.now();

function Links({ items }: { items: readonly Share[] }) {
  const revoke = useUnit(linkRevoked);
  if (items.length === 0) return <p>This document has no links yet.</p>;
  return (
    <ul className={styles.list} aria-label="Links">
      {items.map((share) => (
        <li key={share.id} className={styles.share}>
          <span>
            Created on {dateOf(share.created_at)}. {stateOf(share)}.
          </span>
          {isOpen(share) ? (
            <Button variant="quiet" size="sm" onClick={() => revoke(share.id)}>
              Revoke
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
